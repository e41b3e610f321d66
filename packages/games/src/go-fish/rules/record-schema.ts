import type { Clauses, RecordSchema, ViewShape } from '@shoal/core';
import type { GoFish, GoFishView } from './vocabulary.ts';

/** How the log of a record spells the events of Go Fish. */
export const recordSchema = {
  ask: { seat: 'seat', of: 'seat', rank: 'rank' },
  fish: { seat: 'seat' },
  gave: { seat: 'seat', to: 'seat', cards: 'cards' },
  drew: { seat: 'seat', cards: 'cards', refill: 'flag?' },
  booked: { seat: 'seat', rank: 'rank', cards: 'cards' },
} as const satisfies RecordSchema;

/** Only the table knows whether the drawer had to show the card (R10). */
export const unrecorded = { drew: { shown: 'flag?' } } as const satisfies RecordSchema;

export const viewShape: ViewShape<GoFishView> = {
  asked: 'rank|null',
  askedOf: 'seat|null',
  books: [[{ rank: 'rank', cards: ['card'] }]],
  asksLeft: 'count',
};

/** The clause of the rules behind each entry, the turn, the options and the result. */
export const clauses: Clauses<GoFish> = {
  ask: '2.2.2',
  fish: '2.2.4',
  gave: '2.2.3',
  drew: '2.2.4, 2.2.5',
  booked: '2.2.5',
  turn: '2.2.6',
  options: '2.1',
  result: '2.2.7',
};
