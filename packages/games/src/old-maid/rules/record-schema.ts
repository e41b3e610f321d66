import type { Clauses, RecordSchema, ViewShape } from '@shoal/core';
import type { OldMaid, OldMaidView } from './vocabulary.ts';

/** How the log of a record spells the events of Old Maid. */
export const recordSchema = {
  take: { seat: 'seat', of: 'seat', spot: 'count' },
  took: { seat: 'seat', of: 'seat', card: 'card' },
  paired: { seat: 'seat', cards: 'cards' },
  safe: { seat: 'seat', place: 'place' },
} as const satisfies RecordSchema;

/** What views need and a record leaves out: it follows from the rest of the record (R46). */
export const unrecorded = {
  took: { card: 'card|null', shown: 'flag?', setAside: 'card?' },
  safe: { loser: 'seat?', oldMaid: 'card?', setAside: 'card?' },
} as const satisfies RecordSchema;

export const viewShape: ViewShape<OldMaidView> = {
  takeFrom: 'seat|null',
  pairs: [[['card']]],
  safePlaces: ['place|null'],
  takesLeft: 'count',
  oldMaid: 'card|null',
  setAside: 'card|null',
};

/** The clause of the rules behind each entry, the turn, the options and the result. */
export const clauses: Clauses<OldMaid> = {
  take: '5.2.2',
  took: '5.2.2, R42',
  paired: '5.2.1, 5.2.2, R41',
  safe: '5.2.3, R43, R44',
  turn: '5.2.2, R44',
  options: '5.1',
  result: '5.2.3, R43, R45',
};
