import type { WinnersMessage } from '@shoal/core';
import type { Sayings } from '@shoal/language';
import { allOf, countedCards, countedPoints, heart, nth, oneOf, plural, sevens, theCard } from '@shoal/language/fr';
import type { ActionMessage, LineMessage, StandingMessage } from '../messages/table-messages.ts';

export const actions: Sayings<ActionMessage> = {
  ask: ({ of, rank }, { name }) => `Demander ${sevens(rank)} à ${name(of)}`,
  fish: 'Pêcher une carte dans la pioche',
  play: ({ card }, pen) => `Jouer ${theCard(card, pen)}`,
  'play-naming': ({ card, suit }, pen) => `Jouer ${theCard(card, pen)} et annoncer ${heart(suit)}`,
  draw: 'Piocher une carte',
  'draw-penalty': ({ count }) =>
    plural(count, { one: 'Piocher la carte due', other: `Piocher les ${count} cartes dues` }),
  pass: 'Passer',
  'keep-playing': 'Continuer',
  stop: 'S’arrêter là',
};

export const winners: Sayings<WinnersMessage> = {
  wins: ({ seat }, { name }) => `${name(seat)} gagne.`,
  'you-win': 'Tu gagnes !',
  share: ({ seats }, { name }) => `${allOf(seats.map(name))} se partagent la victoire.`,
  'you-share': ({ others }, { name }) => `Tu partages la victoire avec ${allOf(others.map(name))}.`,
  'all-share': 'Tout le monde se partage la victoire.',
};

const books = (count: number): string => plural(count, { one: `${count} carré`, other: `${count} carrés` });
const pairs = (count: number): string => plural(count, { one: `${count} paire`, other: `${count} paires` });

export const standings: Sayings<StandingMessage> = {
  books: ({ seat, place, count }, { name }) => `${nth(place)} place : ${name(seat)}, avec ${books(count)}.`,
  pairs: ({ seat, place, count }, { name }) => `${nth(place)} place : ${name(seat)}, avec ${pairs(count)}.`,
  points: ({ seat, place, count }, { name }) =>
    `${nth(place)} place : ${name(seat)}, avec ${countedPoints(count)} en main.`,
  'your-books': ({ place, count }) => `${nth(place)} place : toi, avec ${books(count)}.`,
  'your-pairs': ({ place, count }) => `${nth(place)} place : toi, avec ${pairs(count)}.`,
  'your-points': ({ place, count }) => `${nth(place)} place : toi, avec ${countedPoints(count)} en main.`,
  'no-cards': ({ seat, place }, { name }) => `${nth(place)} place : ${name(seat)}, sans carte en main.`,
  'you-have-no-cards': ({ place }) => `${nth(place)} place : toi, sans carte en main.`,
};

export const lines: Sayings<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0 ? 'La pioche est vide.' : `Il reste ${countedCards(count)} dans la pioche.`,
  'out-in-place': ({ place }) => `Main vide : ${nth(place)} place.`,
  'up-card': ({ card }, pen) => `La carte visible est ${theCard(card, pen)}.`,
  'suit-in-force': ({ suit }) => `La couleur demandée est ${heart(suit)}.`,
  'anything-matches': 'N’importe quelle carte convient.',
  direction: ({ direction }) =>
    direction === 1 ? 'On joue dans le sens horaire.' : 'On joue dans le sens antihoraire.',
  'penalty-waits': ({ count }) => `Il y a ${countedCards(count)} à piocher.`,
  'your-turn': 'C’est à toi de jouer.',
  turn: ({ seat }, { name }) => `C’est à ${name(seat)} de jouer.`,
  'which-rank': ({ of }, { name }) => `Quelle valeur demandes-tu à ${name(of)} ?`,
  'which-seat': ({ rank }) => `À qui demandes-tu ${sevens(rank)} ?`,
  'which-suit': 'Annonce une couleur : pique, cœur, carreau ou trèfle.',
  'vote-now': 'Veux-tu continuer ?',
  'no-such-player': ({ text, seats }, { name }) =>
    `Personne ne s’appelle « ${text} » ici : demande ${oneOf(seats.map((seat) => `à ${name(seat)}`))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, {
      one: 'Ta main n’a que la carte 1.',
      other: `Les cartes de ta main vont de 1 à ${count}.`,
    }),
  'not-understood': ({ text }) => `Je n’ai pas compris « ${text} » : tape « ? » pour voir l’aide.`,
  seed: ({ seed }) => `La graine de cette partie est ${seed}.`,
  saved: ({ path }) => `La partie est enregistrée dans ${path}.`,
  'really-quit': 'Veux-tu vraiment quitter cette partie ?',
  'input-ended': 'Il n’y a plus rien à lire en entrée, donc la partie s’arrête ici.',
  goodbye: 'Au revoir, et merci d’avoir joué.',
};
