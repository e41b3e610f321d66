import { type Card, cardOf, countByte, type Rank, SUITS, suitOf } from '@shoal/core';

/** The cards of one rank in one hand: low four bits suits held, high four bits suits held twice. */
export type Suits = number;

const TWIN = 4;
const FACES = 15;

export const cardCount: (suits: Suits) => number = countByte;

export const oneCard = (card: Card): Suits => 1 << suitOf(card);

/** Adds two sets. A suit in both becomes a twin; no suit occurs more than twice. */
export const joined = (a: Suits, b: Suits): Suits => a | b | ((a & b & FACES) << TWIN);

/** Removes a part; of twins the first copy stays. */
export function without(suits: Suits, part: Suits): Suits {
  const kept = suits & ~part;
  return (kept & FACES) | (kept >> TWIN) | (((suits >> TWIN) & ~part & FACES) << TWIN);
}

/** The first `count` cards in the order S H D C. */
export function firstOf(suits: Suits, count: number): Suits {
  let first = 0;
  for (let suit = 0, left = count; left > 0; suit++) {
    const single = 1 << suit;
    const both = single | (single << TWIN);
    const taken = left === 1 ? suits & single : suits & both;
    first |= taken;
    left -= countByte(taken);
  }
  return first;
}

/** The cards themselves, in the order S H D C, added to others. */
export function cardsOf(rank: Rank, suits: Suits, cards: Card[] = []): Card[] {
  if (suits === 0) return cards;
  for (const suit of SUITS) {
    if (((suits >> suit) & 1) === 1) cards.push(cardOf(rank, suit));
    if (((suits >> (suit + TWIN)) & 1) === 1) cards.push(cardOf(rank, suit));
  }
  return cards;
}
