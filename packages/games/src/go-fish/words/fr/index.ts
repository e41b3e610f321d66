import type { GameWords, SentenceTemplates } from '@shoal/language';
import {
  countedCards,
  noSeven,
  ofSevens,
  oneOf,
  plural,
  sevens,
  theCard,
  theCards,
  tooFewToDeal,
} from '@shoal/language/fr';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishRefusalMessage } from '../../presentation/messages.ts';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<GoFishEventMessage> = {
  asks: ({ seat, of, rank }, { name }) => `${name(seat)} demande ${sevens(rank)} à ${name(of)}.`,
  'you-ask': ({ of, rank }, { name }) => `Tu demandes ${sevens(rank)} à ${name(of)}.`,
  'asks-you': ({ seat, rank }, { name }) => `${name(seat)} te demande ${sevens(rank)}.`,
  'has-none': ({ seat }, { name }) => `${name(seat)} n’en a pas.`,
  'has-none-go-fish': ({ seat }, { name }) => `${name(seat)} n’en a pas. Va pêcher !`,
  'you-have-none': 'Tu n’en as pas.',
  'you-have-none-go-fish': ({ asker }, { name }) => `Tu n’en as pas. Va pêcher, ${name(asker)} !`,
  gives: ({ seat, cards }, pen) => `${pen.name(seat)} donne ${theCards(cards, pen)}.`,
  'you-give': ({ cards }, pen) => `Tu donnes ${theCards(cards, pen)}.`,
  'gives-you': ({ seat, cards }, pen) => `${pen.name(seat)} te donne ${theCards(cards, pen)}.`,
  'goes-fishing': ({ seat }, { name }) => `${name(seat)} va pêcher.`,
  'you-go-fishing': 'Tu vas pêcher.',
  'fishes-alone': ({ seat }, { name }) => `Personne d’autre n’a de cartes, alors ${name(seat)} pêche.`,
  'you-fish-alone': 'Personne d’autre n’a de cartes, alors tu pêches.',
  fishes: ({ seat }, { name }) => `${name(seat)} pêche une carte.`,
  'fishes-card': ({ seat, card }, pen) => `${pen.name(seat)} pêche ${theCard(card, pen)}.`,
  'fishes-asked-card': ({ seat, card }, pen) =>
    `${pen.name(seat)} pêche ${theCard(card, pen)}, pile ce qu’il fallait !`,
  'you-fish': 'Tu pêches une carte.',
  'you-fish-card': ({ card }, pen) => `Tu pêches ${theCard(card, pen)}.`,
  'you-fish-asked-card': ({ card }, pen) => `Tu pêches ${theCard(card, pen)}, pile ce que tu demandais !`,
  refills: ({ seat, count }, { name }) => `${name(seat)} n’a plus de cartes et en pioche ${count}.`,
  'refills-with': ({ seat, cards }, pen) => `${pen.name(seat)} n’a plus de cartes et pioche ${theCards(cards, pen)}.`,
  'you-refill': ({ count }) => `Tu n’as plus de cartes et en pioches ${count}.`,
  'you-refill-with': ({ cards }, pen) => `Tu n’as plus de cartes et pioches ${theCards(cards, pen)}.`,
  'lays-book': ({ seat, rank }, { name }) => `${name(seat)} pose un carré ${ofSevens(rank)}.`,
  'lays-pair': ({ seat, rank }, { name }) => `${name(seat)} pose une paire ${ofSevens(rank)}.`,
  'you-lay-book': ({ rank }) => `Tu poses un carré ${ofSevens(rank)}.`,
  'you-lay-pair': ({ rank }) => `Tu poses une paire ${ofSevens(rank)}.`,
  'you-go-again': 'Tu rejoues.',
};

const refusals: SentenceTemplates<GoFishRefusalMessage> = {
  'must-fish': 'Tu dois pêcher maintenant : prends la carte du dessus de la pioche.',
  'must-fish-alone': 'Personne d’autre n’a de cartes, alors tu pêches : prends la carte du dessus de la pioche.',
  'must-fish-after-miss': ({ of, rank }, { name }) =>
    `${name(of)} n’avait ${noSeven(rank)}, donc tu dois pêcher : prends la carte du dessus de la pioche.`,
  'must-ask': 'On ne pêche qu’après un échec : demande d’abord une valeur à un autre joueur.',
  'no-such-seat': 'Ce joueur n’existe pas : demande à quelqu’un d’autre à la table.',
  'cannot-ask-yourself': 'Tu ne peux rien te demander à toi-même : choisis un autre joueur.',
  'target-has-no-cards': 'Ce joueur n’a pas de cartes : demande à quelqu’un qui en a.',
  'ask-other-seats': ({ target, seats }, { name }) =>
    `${name(target)} n’a pas de cartes : demande ${oneOf(seats.map((seat) => `à ${name(seat)}`))}.`,
  'rank-not-held': 'Tu ne peux demander qu’une valeur que tu as toi-même en main.',
  'ask-held-ranks': ({ ranks }) =>
    `Tu ne peux demander que ce que tu as toi-même en main : ${oneOf(ranks.map(sevens))}.`,
};

export const words: GameWords<GoFishMessages, GoFishOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {
    'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
    'first-out-plays-on':
      'Le premier à ne plus avoir de cartes ne peut gagner que si la première main vide termine la partie : choisis first-empty-hand pour end.',
  },
  advice,
  endings: {
    'all-books': 'Toutes les cartes sont posées.',
    'first-empty-hand': 'Un joueur n’a plus de cartes, et la partie se termine.',
    'first-out': 'Le premier à ne plus avoir de cartes termine la partie et la gagne.',
    'all-out': 'Les dernières cartes sont posées, et toutes les mains sont vides en même temps.',
    'no-cards': 'Plus personne n’a de cartes.',
    stalemate: 'Trop de demandes sans carte piochée ni posée : la partie s’arrête en l’état.',
  },
  options: {
    handSize: {
      label: 'Cartes par joueur',
      summary: 'Combien de cartes reçoit chaque joueur.',
      choice: countedCards,
      value: (count) => `Chaque joueur reçoit ${countedCards(count)}.`,
    },
    bookSize: {
      label: 'Ce que l’on réunit',
      summary: 'Combien de cartes de même valeur se posent ensemble.',
      choice: (size) => (size === 2 ? 'des paires' : 'des carrés'),
      value: (size) => (size === 2 ? 'Deux cartes font une paire.' : 'Quatre cartes font un carré.'),
    },
    give: {
      label: 'Ce que tu donnes sur demande',
      summary: 'Combien de cartes tu donnes quand on t’en demande.',
      choice: (give) => (give === 'all' ? 'toutes tes cartes' : 'une seule carte'),
      value: (give) =>
        give === 'all' ? 'Tu donnes toutes tes cartes de cette valeur.' : 'Tu donnes une seule carte de cette valeur.',
    },
    goAgainOnCatch: {
      label: 'Rejouer après une demande réussie',
      summary: 'Ce qui se passe quand tu obtiens ce que tu demandes.',
      choice: (yes) => (yes ? 'oui' : 'non'),
      value: (yes) => (yes ? 'Une demande réussie te fait rejouer.' : 'Une demande réussie termine ton tour.'),
    },
    goAgainOnLuckyDraw: {
      label: 'Rejouer après une bonne pêche',
      summary: 'Ce qui se passe quand tu pêches la valeur demandée.',
      choice: (yes) => (yes ? 'oui' : 'non'),
      value: (yes) => (yes ? 'Une bonne pêche te fait rejouer.' : 'Une bonne pêche ne fait pas rejouer.'),
    },
    goAgainOnBook: {
      label: 'Rejouer après un carré pêché',
      summary: 'Ce qui se passe quand la carte pêchée complète un carré.',
      choice: (yes) => (yes ? 'oui' : 'non'),
      value: (yes) =>
        yes ? 'Compléter un carré à la pêche te fait rejouer.' : 'Compléter un carré à la pêche ne fait pas rejouer.',
    },
    refill: {
      label: 'Une main vide pioche',
      summary: 'Combien de cartes tu pioches quand tu n’en as plus.',
      choice: (count) => (count === 0 ? 'rien' : countedCards(count)),
      value: (count) =>
        count === 0 ? 'Un joueur sans cartes attend la fin de la partie.' : `Un joueur sans cartes en pioche ${count}.`,
    },
    end: {
      label: 'La partie finit avec',
      summary: 'Quand la partie se termine.',
      choice: (end) => (end === 'all-books' ? 'le dernier carré' : 'la première main vide'),
      value: (end) =>
        end === 'all-books' ? 'On joue jusqu’au dernier carré.' : 'La première main vide termine la partie.',
    },
    win: {
      label: 'Le gagnant',
      summary: 'Qui gagne la partie.',
      choice: (win) => (win === 'most-books' ? 'a posé le plus' : 'n’a plus de cartes'),
      value: (win) =>
        win === 'most-books'
          ? 'Qui a le plus de carrés ou de paires gagne.'
          : 'Le premier à ne plus avoir de cartes gagne.',
    },
    packs: {
      label: 'Paquets de cartes',
      summary: 'Combien de paquets de 52 cartes sont en jeu.',
      choice: (count) => plural(count, { one: 'un', other: 'deux' }),
      value: (count) =>
        plural(count, { one: 'Un seul paquet est en jeu.', other: 'Deux paquets sont mélangés ensemble.' }),
    },
  },
  presets: {
    standard: { name: 'Standard', summary: 'Le jeu comme on le connaît, de 2 à 6 joueurs.' },
    classroom: {
      name: 'École',
      summary: 'Les règles standard pour 2 à 4 personnes ; les bots ne jouent que si tu les choisis.',
    },
    classic: {
      name: 'Classique',
      summary: 'Une bonne pêche termine ton tour, et un joueur sans cartes attend la fin.',
    },
    pairs: { name: 'Paires', summary: 'Un duel rapide : forme des paires, une seule carte donnée à la fois.' },
  },
  presetClauses: {
    classroom: 'Ce sont des personnes qui jouent. Un bot ne joue que si tu le choisis.',
  },
};
