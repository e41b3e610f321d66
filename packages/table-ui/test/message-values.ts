import { type Card, cardOf, type Message, RANKS, type Rank, readCard, SUITS } from '@shoal/core';

/** Sample counts: nothing, one, two, and a number that some languages treat like one. */
export const COUNTS = [0, 1, 2, 11];

const cards = ['7H', 'TS', 'QS'].map((text) => readCard(text) as Card);

/** A message with every possible field, so that each sentence finds its own. */
export const messageWith = (key: string, count: number, rank: Rank = RANKS[6]): Message => ({
  key,
  ...{ seats: [0, 1], seat: 0, of: 1, to: 1, target: 2, asker: 2, others: [1, 2], place: count, direction: 1 },
  ...{
    rank,
    ranks: RANKS,
    laid: [1, 2, 3].map((pairs) => ({ rank, pairs })),
    suit: SUITS[count % 4],
    card: cardOf(rank, SUITS[1]),
    cards,
    buried: cards.slice(2),
  },
  ...{ wild: rank, tens: RANKS.slice(9), wildPoints: 50, tenPoints: 10, seed: 'a', path: 'b.json', spot: count },
  ...{ count, handSize: count, stock: count, left: count, limit: count, total: 13, asks: 20, number: count },
  ...{ preset: 'x', option: 'x', value: 'x', known: ['x', 'z'], allowed: ['x', 'z'], options: ['x', 'z'], needed: 5 },
  ...{ proof: 'asked', chance: 0.4, gain: count, points: count, share: 0.5, better: 0.1, loss: 0.1, error: 0.02 },
  ...{ min: 2, max: 6, text: 'x', game: 'x', field: 'x', expected: 'x', found: 'x', entry: count, clause: '2.2.2' },
  ...{ takes: 20, withScore: '(score)', why: 'Why.', isShared: count > 1 },
});
