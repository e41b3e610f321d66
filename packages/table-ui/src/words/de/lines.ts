import type { WinnersMessage } from '@shoal/core';
import type { Sayings } from '@shoal/language';
import { allOf, capital, hearts, nth, oneOf, plural, theCard, toSevens } from '@shoal/language/de';
import type { ActionMessage, LineMessage, StandingMessage } from '../messages/table-messages.ts';

export const actions: Sayings<ActionMessage> = {
  ask: ({ of, rank }, { name }) => `${name(of)} nach ${toSevens(rank)} fragen`,
  fish: 'Eine Karte vom Stapel fischen',
  play: ({ card }, pen) => `${capital(theCard(card, pen, 'accusative'))} spielen`,
  'play-naming': ({ card, suit }, pen) =>
    `${capital(theCard(card, pen, 'accusative'))} spielen und ${hearts(suit)} wünschen`,
  draw: 'Eine Karte ziehen',
  'draw-penalty': ({ count }) =>
    plural(count, { one: 'Die eine Strafkarte ziehen', other: `Die ${count} Strafkarten ziehen` }),
  pass: 'Passen',
  'keep-playing': 'Weiterspielen',
  stop: 'Aufhören',
};

export const winners: Sayings<WinnersMessage> = {
  wins: ({ seat }, { name }) => `${name(seat)} gewinnt.`,
  'you-win': 'Du gewinnst!',
  share: ({ seats }, { name }) => `${allOf(seats.map(name))} teilen sich den Sieg.`,
  'you-share': ({ others }, { name }) => `Du teilst dir den Sieg mit ${allOf(others.map(name))}.`,
  'all-share': 'Alle teilen sich den Sieg.',
};

export const standings: Sayings<StandingMessage> = {
  books: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nth(place)} Platz: ${name(seat)} mit 1 Quartett.`,
      other: `${nth(place)} Platz: ${name(seat)} mit ${count} Quartetten.`,
    }),
  pairs: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nth(place)} Platz: ${name(seat)} mit 1 Paar.`,
      other: `${nth(place)} Platz: ${name(seat)} mit ${count} Paaren.`,
    }),
  points: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nth(place)} Platz: ${name(seat)} mit 1 Punkt auf der Hand.`,
      other: `${nth(place)} Platz: ${name(seat)} mit ${count} Punkten auf der Hand.`,
    }),
  'your-books': ({ place, count }) =>
    plural(count, {
      one: `${nth(place)} Platz: du mit 1 Quartett.`,
      other: `${nth(place)} Platz: du mit ${count} Quartetten.`,
    }),
  'your-pairs': ({ place, count }) =>
    plural(count, {
      one: `${nth(place)} Platz: du mit 1 Paar.`,
      other: `${nth(place)} Platz: du mit ${count} Paaren.`,
    }),
  'your-points': ({ place, count }) =>
    plural(count, {
      one: `${nth(place)} Platz: du mit 1 Punkt auf der Hand.`,
      other: `${nth(place)} Platz: du mit ${count} Punkten auf der Hand.`,
    }),
  'no-cards': ({ seat, place }, { name }) => `${nth(place)} Platz: ${name(seat)} mit leerer Hand.`,
  'you-have-no-cards': ({ place }) => `${nth(place)} Platz: du mit leerer Hand.`,
};

export const lines: Sayings<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0
      ? 'Der Stapel ist leer.'
      : plural(count, { one: 'Im Stapel ist noch eine Karte.', other: `Im Stapel sind noch ${count} Karten.` }),
  'out-in-place': ({ place }) => `Fertig auf dem ${nth(place)} Platz.`,
  'up-card': ({ card }, pen) => `Offen liegt ${theCard(card, pen, 'nominative')}.`,
  'suit-in-force': ({ suit }) => `Es gilt ${hearts(suit)}.`,
  'anything-matches': 'Jede Karte darf gespielt werden.',
  direction: ({ direction }) =>
    direction === 1 ? 'Gespielt wird im Uhrzeigersinn.' : 'Gespielt wird gegen den Uhrzeigersinn.',
  'penalty-waits': ({ count }) =>
    plural(count, { one: 'Eine Strafkarte ist noch zu ziehen.', other: `${count} Strafkarten sind noch zu ziehen.` }),
  'your-turn': 'Du bist dran.',
  turn: ({ seat }, { name }) => `${name(seat)} ist dran.`,
  'which-rank': ({ of }, { name }) => `Nach welchem Kartenwert fragst du ${name(of)}?`,
  'which-seat': ({ rank }) => `Wen fragst du nach ${toSevens(rank)}?`,
  'which-suit': 'Welche Farbe wünschst du dir: Pik, Herz, Karo oder Kreuz?',
  'vote-now': 'Willst du weiterspielen?',
  'no-such-player': ({ text, seats }, { name }) =>
    `Hier spielt niemand namens „${text}“: Frag ${oneOf(seats.map(name))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, {
      one: 'Auf der Hand hast du nur Karte 1.',
      other: `Auf der Hand hast du die Karten 1 bis ${count}.`,
    }),
  'not-understood': ({ text }) => `„${text}“ war nicht zu verstehen: Gib ? ein, dann bekommst du Hilfe.`,
  seed: ({ seed }) => `Der Seed dieses Spiels ist ${seed}.`,
  saved: ({ path }) => `Das Spiel ist in ${path} gespeichert.`,
  'really-quit': 'Willst du dieses Spiel wirklich verlassen?',
  'input-ended': 'Die Eingabe ist zu Ende, darum endet das Spiel hier.',
  goodbye: 'Bis bald, und danke fürs Mitspielen.',
};
