import type { Clauses, RecordSchema, ViewShape } from '@shoal/core';
import type { CrazyEights, CrazyEightsView } from './vocabulary.ts';

/** How the log of a record spells the events of Crazy Eights. */
export const recordSchema = {
  starter: { card: 'card', buried: 'cards?' },
  play: { seat: 'seat', card: 'card', suit: 'suit?' },
  draw: { seat: 'seat' },
  pass: { seat: 'seat' },
  vote: { seat: 'seat', playOn: 'flag' },
  rebuilt: { stock: 'cards' },
  drew: { seat: 'seat', cards: 'cards' },
  out: { seat: 'seat', place: 'place' },
} as const satisfies RecordSchema;

export const viewShape: ViewShape<CrazyEightsView> = {
  discardPile: ['card'],
  buried: ['card'],
  suitInForce: 'suit|null',
  direction: 'sign',
  penalty: 'count',
  drawn: 'count',
  mustPlay: 'flag',
  passes: 'count',
  rebuildsLeft: 'count',
  outPlaces: ['place|null'],
  votesLeft: 'count',
  afterVote: 'seat|null',
};

/** The clause of the rules behind each entry, the turn, the options and the result. */
export const clauses: Clauses<CrazyEights> = {
  starter: '3.2.1',
  play: '3.2.2',
  draw: '3.2.3, 3.2.4',
  pass: '3.2.6',
  vote: '3.2.7',
  rebuilt: '3.2.5',
  drew: '3.2.3, 3.2.8',
  out: '3.2.7',
  turn: '3.2.2, 3.2.7',
  options: '3.1',
  result: '3.2.6, 3.2.7',
};
