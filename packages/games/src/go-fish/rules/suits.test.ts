import { type Card, cardOf, RANKS, type Rank, SUITS, type Suit, suitOf } from '@shoal/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardCount, cardsOf, firstOf, joined, oneCard, type Suits, without } from './suits.ts';

/** How many cards of each suit, at most two: the plain multiset that a set of suits stands for. */
type Counts = readonly number[];

const counts = (max: Counts = [2, 2, 2, 2]) => fc.tuple(...max.map((most) => fc.nat({ max: most })));
const suitsOf = (plain: Counts): Suits =>
  plain.reduce((suits, count, suit) => suits | (count > 0 ? 1 << suit : 0) | (count > 1 ? 16 << suit : 0), 0);
const countsOf = (suits: Suits): Counts => {
  const cards = cardsOf(0 as Rank, suits);
  return SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit).length);
};
const total = (plain: Counts): number => plain.reduce((sum, count) => sum + count, 0);

/** A multiset and a part of it. */
const withPart = counts().chain((whole) => fc.tuple(fc.constant(whole), counts(whole)));

describe('the cards of one rank, twins included, agree with a plain multiset', () => {
  test('one card is a set of one', () => {
    for (const rank of RANKS) {
      for (const suit of SUITS) expect(cardsOf(rank, oneCard(cardOf(rank, suit)))).toEqual([cardOf(rank, suit)]);
    }
  });

  test('cards are listed in the order S H D C, twins side by side (1)', () => {
    fc.assert(
      fc.property(counts(), fc.constantFrom(...RANKS), (plain, rank) => {
        const cards = plain.flatMap((count, suit): Card[] => Array(count).fill(cardOf(rank, suit as Suit)));
        expect(cardsOf(rank, suitsOf(plain))).toEqual(cards);
        expect(cardCount(suitsOf(plain))).toBe(cards.length);
      }),
    );
  });

  test('joining adds up, and taking away is its inverse', () => {
    fc.assert(
      fc.property(withPart, ([whole, part]) => {
        const rest = whole.map((count, suit) => count - part[suit]);
        expect(countsOf(without(suitsOf(whole), suitsOf(part)))).toEqual(rest);
        expect(without(suitsOf(whole), suitsOf(part))).toBe(suitsOf(rest));
        expect(joined(suitsOf(rest), suitsOf(part))).toBe(suitsOf(whole));
        expect(joined(suitsOf(part), suitsOf(rest))).toBe(suitsOf(whole));
      }),
    );
  });

  test('the first so many are the first in the order S H D C (1)', () => {
    const withNumber = counts().chain((whole) => fc.tuple(fc.constant(whole), fc.nat({ max: total(whole) })));
    fc.assert(
      fc.property(withNumber, ([whole, count]) => {
        const cards = cardsOf(0 as Rank, suitsOf(whole));
        expect(cardsOf(0 as Rank, firstOf(suitsOf(whole), count))).toEqual(cards.slice(0, count));
      }),
    );
  });
});
