import { type RankName, rankNamed } from '@shoal/core';
import { type GameWords, type OptionWords, rankOption, type SentenceTemplates } from '@shoal/language';
import {
  allOf,
  aSeven,
  capital,
  countedCards,
  heart,
  nth,
  oneOfCards,
  plural,
  theCard,
  theCards,
  theSeven,
  tooFewToDeal,
} from '@shoal/language/fr';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsRefusalMessage } from '../../presentation/messages.ts';
import type { CrazyEightsEventMessage } from '../../presentation/story.ts';
import type { CrazyEightsImpossible, CrazyEightsOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<CrazyEightsEventMessage> = {
  starter: ({ card }, pen) => `La carte de départ est ${theCard(card, pen)}.`,
  'starter-after-buried': ({ card, buried }, pen) =>
    plural(buried.length, {
      one: `${capital(theCards(buried, pen))} va sous la pioche : la carte de départ est ${theCard(card, pen)}.`,
      other: `${capital(theCards(buried, pen))} vont sous la pioche : la carte de départ est ${theCard(card, pen)}.`,
    }),
  plays: ({ seat, card }, pen) => `${pen.name(seat)} joue ${theCard(card, pen)}.`,
  'plays-naming': ({ seat, card, suit }, pen) =>
    `${pen.name(seat)} joue ${theCard(card, pen)} et annonce ${heart(suit)}.`,
  'you-play': ({ card }, pen) => `Tu joues ${theCard(card, pen)}.`,
  'you-play-naming': ({ card, suit }, pen) => `Tu joues ${theCard(card, pen)} et annonces ${heart(suit)}.`,
  'goes-drawing': ({ seat }, { name }) => `${name(seat)} pioche.`,
  'draws-nothing': ({ seat }, { name }) => `${name(seat)} doit piocher, mais il n’y a plus de cartes.`,
  'you-go-drawing': 'Tu pioches.',
  'you-draw-nothing': 'Tu dois piocher, mais il n’y a plus de cartes.',
  draws: ({ seat, count }, { name }) => `${name(seat)} pioche ${countedCards(count)}.`,
  'draws-cards': ({ seat, cards }, pen) => `${pen.name(seat)} pioche ${theCards(cards, pen)}.`,
  'you-draw': ({ count }) => `Tu pioches ${countedCards(count)}.`,
  'you-draw-cards': ({ cards }, pen) => `Tu pioches ${theCards(cards, pen)}.`,
  'turns-round': 'Le sens du jeu s’inverse.',
  'is-skipped': ({ seat }, { name }) => `${name(seat)} perd son tour.`,
  'you-are-skipped': 'Tu perds ton tour.',
  passes: ({ seat }, { name }) => `${name(seat)} passe.`,
  'you-pass': 'Tu passes.',
  'vote-begins': ({ place }) => `Continuer pour la ${nth(place)} place ? Un seul non termine la partie.`,
  'votes-to-play-on': ({ seat }, { name }) => `${name(seat)} vote oui.`,
  'votes-to-stop': ({ seat }, { name }) => `${name(seat)} vote non : la partie se termine.`,
  'you-vote-to-play-on': 'Tu votes oui.',
  'you-vote-to-stop': 'Tu votes non : la partie se termine.',
  'vote-passes': 'Tout le monde vote oui : on continue.',
  'yes-so-far': ({ place, seats }, { name }) =>
    `Continuer pour la ${nth(place)} place ? Oui pour l’instant : ${allOf(seats.map(name))}.`,
  'all-play-on': ({ place }) => `Tout le monde vote oui : on continue pour la ${nth(place)} place.`,
  'stops-playing': ({ seat, place }, { name }) =>
    `${name(seat)} ne veut pas jouer pour la ${nth(place)} place : la partie se termine.`,
  'you-stop-playing': ({ place }) => `Tu ne veux pas jouer pour la ${nth(place)} place : la partie se termine.`,
  rebuilt: ({ count }) =>
    plural(count, {
      one: `La défausse est retournée : la nouvelle pioche a ${count} carte.`,
      other: `La défausse est mélangée : la nouvelle pioche a ${count} cartes.`,
    }),
  out: ({ seat, place }, { name }) => `${name(seat)} n’a plus de cartes et prend la ${nth(place)} place.`,
  'you-are-out': ({ place }) => `Tu n’as plus de cartes et prends la ${nth(place)} place.`,
};

const refusals: SentenceTemplates<CrazyEightsRefusalMessage> = {
  'must-vote': 'Un vote est en cours : veux-tu continuer ou t’arrêter ?',
  'no-vote-on': 'Il n’y a rien à voter : joue, pioche ou passe.',
  'card-not-held': 'Tu n’as pas cette carte : choisis-en une de ta main.',
  'this-card-not-held': ({ card }, pen) => `Tu n’as pas ${theCard(card, pen)} : choisis une carte de ta main.`,
  'card-does-not-match':
    'Cette carte ne convient pas : il faut la couleur demandée, la valeur de la carte visible ou un joker.',
  'needs-suit': ({ suit, wild }) => `Cette carte ne convient pas : il faut un ${heart(suit)} ou ${aSeven(wild)}.`,
  'needs-suit-or-rank': ({ suit, rank, wild }) =>
    `Cette carte ne convient pas : il faut un ${heart(suit)}, ${aSeven(rank)} ou ${aSeven(wild)}.`,
  'penalty-waits': 'La pénalité d’abord : pioche les cartes, ou transmets-la avec une carte de la même valeur.',
  'draw-penalty': ({ count }) => `Tu as une pénalité : pioche ${countedCards(count)}.`,
  'draw-penalty-or-add': ({ count, rank }) =>
    `Tu as une pénalité : pioche ${countedCards(count)}, ou joue ${aSeven(rank)}.`,
  'suit-not-named': 'Avec un joker, annonce une couleur : pique, cœur, carreau ou trèfle.',
  'name-suit': ({ wild }) => `Avec ${aSeven(wild)}, annonce une couleur : pique, cœur, carreau ou trèfle.`,
  'suit-not-wanted': 'On n’annonce une couleur qu’avec un joker : joue cette carte sans rien annoncer.',
  'only-wild-names-suit': ({ wild }) =>
    `On n’annonce une couleur qu’avec ${aSeven(wild)} : joue cette carte sans rien annoncer.`,
  'must-play': 'La carte que tu as piochée est jouable : joue une carte maintenant.',
  'must-play-one-of': ({ cards }, pen) =>
    `La carte que tu as piochée est jouable : joue maintenant ${oneOfCards(cards, pen)}.`,
  'holds-a-match': 'Tu ne peux piocher que si rien ne convient.',
  'holds-match-among': ({ cards }, pen) =>
    `Tu ne peux piocher que si rien ne convient : joue ${oneOfCards(cards, pen)}.`,
  'drew-enough': 'Tu ne peux plus piocher pendant ce tour : joue une carte ou passe.',
  'drew-limit': ({ limit }) => `Tu ne peux piocher que ${countedCards(limit)} par tour : joue une carte ou passe.`,
  'nothing-to-draw': 'Il n’y a plus de cartes à piocher : joue une carte, ou passe si tu ne peux pas.',
  'must-draw-first': 'Tu ne peux pas passer tant que tu peux piocher : pioche d’abord une carte.',
  'could-play': 'Tu ne peux pas passer tant que tu peux jouer une carte.',
  'could-play-one-of': ({ cards }, pen) => `Tu ne peux pas passer tant que tu peux jouer ${oneOfCards(cards, pen)}.`,
};

const impossible: SentenceTemplates<CrazyEightsImpossible> = {
  'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
  'too-few-cards-left': ({ left, needed }) =>
    `Après la donne, il resterait ${countedCards(left)}, et il en faut au moins ${needed} : donnes-en moins ou prends deux paquets.`,
  'ranks-not-different': ({ options: [first, second], rank }) =>
    `Les options « ${first} » et « ${second} » valent toutes deux ${rank} : donne-leur des valeurs différentes.`,
};

/** A rank that has an effect. */
const aRank: OptionWords<RankName | null>['choice'] = (name) =>
  name === null ? 'aucune carte' : theSeven(rankNamed(name));

export const words: GameWords<CrazyEightsMessages, CrazyEightsOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible,
  advice,
  endings: {
    out: 'Un joueur n’avait plus de cartes.',
    'first-out': 'Un joueur n’a plus de cartes, et la partie se termine.',
    'one-left': 'Il ne reste qu’un joueur avec des cartes, et la partie se termine.',
    vote: 'Un joueur a voté pour s’arrêter.',
    blocked: 'Plus personne ne peut jouer ni piocher : la partie est bloquée.',
  },
  options: {
    packs: {
      label: 'Paquets de cartes',
      summary: 'Combien de paquets de 52 cartes sont en jeu.',
      choice: (count) => plural(count, { one: 'un', other: 'deux' }),
      value: (count) =>
        plural(count, { one: 'Un seul paquet est en jeu.', other: 'Deux paquets sont mélangés ensemble.' }),
    },
    handSize: {
      label: 'Cartes par joueur',
      summary: 'Combien de cartes reçoit chaque joueur.',
      choice: countedCards,
      value: (count) => `Chaque joueur reçoit ${countedCards(count)}.`,
    },
    wild: {
      label: 'Joker',
      summary: 'Quelle valeur se joue sur toutes les cartes et annonce une couleur.',
      choice: (name) => theSeven(rankNamed(name)),
      value: (name) => `${capital(theSeven(rankNamed(name)))} est un joker.`,
    },
    starterWild: {
      label: 'Un joker comme carte de départ',
      summary: 'Ce qui se passe quand la carte de départ est un joker.',
      choice: (value) => (value === 'bury' ? 'va sous la pioche' : 'accepte toute carte'),
      value: (value) => (value === 'bury' ? 'Elle va sous la pioche.' : 'N’importe quelle carte peut la suivre.'),
    },
    draw: {
      label: 'Cartes piochées par tour',
      summary: 'Combien de cartes tu peux piocher par tour.',
      choice: (draw) =>
        draw === 'until-playable'
          ? 'jusqu’à pouvoir jouer'
          : plural(draw, { one: '1 carte', other: `jusqu’à ${draw} cartes` }),
      value: (draw) =>
        draw === 'until-playable'
          ? 'Tu pioches jusqu’à pouvoir jouer.'
          : plural(draw, {
              one: `Tu pioches ${draw} carte, puis tu peux passer.`,
              other: `Tu pioches jusqu’à ${draw} cartes, puis tu peux passer.`,
            }),
    },
    drawWithPlayable: {
      label: 'Piocher même si une convient',
      summary: 'Si tu peux piocher quand une carte convient.',
      choice: (yes) => (yes ? 'oui' : 'non'),
      value: (yes) =>
        yes ? 'Tu peux piocher même si une carte convient.' : 'Tu ne peux piocher que si rien ne convient.',
    },
    stockEmpty: {
      label: 'Quand la pioche est vide',
      summary: 'Ce qui se passe quand la pioche est vide.',
      choice: (value) => (value === 'rebuild' ? 'la défausse revient' : 'on ne pioche plus'),
      value: (value) => (value === 'rebuild' ? 'La défausse devient la pioche.' : 'On ne pioche plus.'),
    },
    drawTwo: rankOption({
      label: 'Fait piocher deux cartes',
      summary: 'Quelle valeur fait piocher deux cartes au joueur suivant.',
      choice: aRank,
      none: 'Aucune valeur ne fait piocher le joueur suivant.',
      some: (rank) => `${capital(theSeven(rank))} fait piocher deux cartes au joueur suivant.`,
    }),
    skip: rankOption({
      label: 'Fait perdre son tour',
      summary: 'Quelle valeur fait perdre son tour au joueur suivant.',
      choice: aRank,
      none: 'Aucune valeur ne fait perdre son tour au joueur suivant.',
      some: (rank) => `${capital(theSeven(rank))} fait perdre son tour au joueur suivant.`,
    }),
    reverse: rankOption({
      label: 'Inverse le sens',
      summary: 'Quelle valeur inverse le sens du jeu.',
      choice: aRank,
      none: 'Aucune valeur n’inverse le sens du jeu.',
      some: (rank) => `${capital(theSeven(rank))} inverse le sens du jeu.`,
    }),
    playOn: {
      label: 'Quand un joueur a fini',
      summary: 'Ce que font les autres quand un joueur n’a plus de cartes.',
      choice: (playOn) =>
        ({ never: 'la partie se termine', vote: 'les autres votent', always: 'les autres continuent' })[playOn],
      value: (playOn) =>
        ({
          never: 'Le premier joueur sans cartes termine la partie.',
          vote: 'Les autres votent pour continuer ou non.',
          always: 'Les autres continuent pour toutes les places.',
        })[playOn],
    },
  },
  presets: {
    standard: {
      name: 'Standard',
      summary: 'Pioche jusqu’à pouvoir jouer ; quand un joueur a fini, les autres peuvent continuer.',
    },
    quick: {
      name: 'Rapide',
      summary: 'Pioche une carte, puis joue ou passe ; le premier joueur sans cartes termine la partie.',
    },
    actions: {
      name: 'Cartes d’action',
      summary: 'Le deux fait piocher, la dame fait perdre un tour, l’as inverse le sens.',
    },
  },
};
