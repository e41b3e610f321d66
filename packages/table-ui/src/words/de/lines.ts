import type { TableRefusal, WinnersMessage } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, nth, oneOf, plural, theCard } from '@shoal/language/de';
import type {
  LineMessage,
  PlaceTaken,
  StandingMessage,
  TableRefusalMessage,
  TurnSentenceWords,
} from '../messages/table-messages.ts';

export const winners: SentenceTemplates<WinnersMessage> = {
  wins: ({ seat }, { name }) => `${name(seat)} gewinnt.`,
  'you-win': 'Du gewinnst!',
  share: ({ seats }, { name }) => `Unentschieden: ${allOf(seats.map(name))} teilen sich den Sieg.`,
  'you-share': ({ others }, { name }) => `Unentschieden: Du teilst dir den Sieg mit ${allOf(others.map(name))}.`,
  'all-share': 'Unentschieden: Alle teilen sich den Sieg.',
};

export const standings: SentenceTemplates<StandingMessage> = {
  standing: ({ seat, withScore, ...standing }, { name }) => `${placeOf(standing)}: ${name(seat)} ${withScore}.`,
  'your-standing': ({ withScore, ...standing }) => `${placeOf(standing)}: du ${withScore}.`,
};

const placeOf = ({ place, isShared }: PlaceTaken): string =>
  isShared ? `Geteilter ${nth(place)} Platz` : `${nth(place)} Platz`;

export const tableRefusals: SentenceTemplates<TableRefusalMessage> = {
  'game-over': 'Das Spiel ist zu Ende.',
  'not-your-turn': 'Du bist noch nicht dran.',
  'turn-of': ({ seat }, { name }) => `Du bist noch nicht dran: Erst kommt ${name(seat)}.`,
};

export const illegalAtTable: Readonly<Record<TableRefusal, string>> = {
  'game-over': 'Das Spiel war zu Ende.',
  'not-your-turn': 'Dieser Sitz war nicht dran.',
};

export const lines: SentenceTemplates<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0
      ? 'Der Stapel ist leer.'
      : plural(count, { one: 'Im Stapel ist noch eine Karte.', other: `Im Stapel sind noch ${count} Karten.` }),
  'up-card': ({ card }, pen) => `Offen liegt ${theCard(card, pen, 'nominative')}.`,
  'your-turn': 'Du bist dran.',
  turn: ({ seat }, { name }) => `${name(seat)} ist dran.`,
  'no-such-player': ({ text, seats }, { name }) =>
    `Hier spielt niemand namens „${text}“; wähle ${oneOf(seats.map(name))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, {
      one: 'Auf der Hand hast du nur Karte 1.',
      other: `Auf der Hand hast du die Karten 1 bis ${count}.`,
    }),
  'no-such-place': ({ count }) =>
    plural(count, { one: 'Es gibt nur die Nummer 1.', other: `Es gibt die Nummern 1 bis ${count}.` }),
  'not-understood': ({ text }) => `„${text}“ habe ich nicht verstanden: Mit ? bekommst du Hilfe.`,
  seed: ({ seed }) => `Der Seed dieses Spiels ist ${seed}.`,
  saved: ({ path }) => `Das Spiel ist in ${path} gespeichert.`,
  'really-quit': 'Willst du dieses Spiel wirklich verlassen?',
  'input-ended': 'Die Eingabe ist zu Ende, darum endet das Spiel hier.',
  goodbye: 'Bis bald, und danke fürs Mitspielen.',
};

export const turn: TurnSentenceWords = (subject, steps) => `${subject ?? 'Du'} ${allOf(steps)}.`;
