import {
  CARD_COUNT,
  type Card,
  cardOf,
  RANKS,
  rankNamed,
  rankOf,
  SUIT_COUNT,
  type Suit,
  suitNamed,
  suitOf,
} from '@shoal/core';
import type { OldMaidOptions } from './options.ts';

type Pairing = OldMaidOptions['pair'];

/** The queen of clubs: with `odd: queen` it is taken out before the deal (R40). */
export const TAKEN_OUT: Card = cardOf(rankNamed('Q'), suitNamed('C'));

/** Cards of one kind make pairs: the kinds are the ranks, or the ranks in black and red. */
export const kindCount = (pair: Pairing): number => (pair === 'rank' ? RANKS.length : RANKS.length * 2);

/** The kind of each face. */
export const kindsOf = (pair: Pairing): Uint8Array =>
  Uint8Array.from({ length: CARD_COUNT }, (_, card) =>
    pair === 'rank' ? rankOf(card as Card) : rankOf(card as Card) * 2 + colourOf(suitOf(card as Card)),
  );

/** 0 is black, spades and clubs; 1 is red. */
const colourOf = (suit: Suit): number => (suit === 1 || suit === 2 ? 1 : 0);

/** The cards of one rank in a hand just dealt: low four bits suits held, high four bits suits held twice. */
type Suits = number;

export const withCard = (suits: Suits, card: Card): Suits => {
  const bit = 1 << (card & 3);
  return suits | bit | ((suits & bit) << SUIT_COUNT);
};

/**
 * What becomes of the cards of one rank after the deal, as one number: how many pairs they make, the two suits of each
 * pair, and a set of the suits that are left.
 */
export type OpeningPairs = number;

const COUNT_BITS = 3;
const PAIR_BITS = 4;
const LEFT_AT = COUNT_BITS + PAIR_BITS * SUIT_COUNT;

export const pairsIn = (opening: OpeningPairs): number => opening & ((1 << COUNT_BITS) - 1);
export const firstOfPair = (opening: OpeningPairs, n: number): number => (opening >> (COUNT_BITS + PAIR_BITS * n)) & 3;
export const secondOfPair = (opening: OpeningPairs, n: number): number =>
  (opening >> (COUNT_BITS + PAIR_BITS * n + 2)) & 3;
export const leftIn = (opening: OpeningPairs): number => opening >> LEFT_AT;

/** The opening for every combination of suits. */
export const openingsOf = (pair: Pairing): Int32Array => {
  const kinds = kindsOf(pair);
  return Int32Array.from({ length: 1 << (2 * SUIT_COUNT) }, (_, suits) => openingOf(suitsIn(suits), kinds));
};

/** In the order S H D C, twins side by side. */
const suitsIn = (suits: Suits): Suit[] =>
  [0, 1, 2, 3].flatMap((suit) => [suit, suit + SUIT_COUNT].filter((bit) => (suits >> bit) & 1).map(() => suit as Suit));

/** The first card that has a mate goes down with the first of its mates, as long as there is one (R41). */
function openingOf(suits: readonly Suit[], kinds: Uint8Array): OpeningPairs {
  const kindOf = (suit: Suit) => kinds[cardOf(RANKS[0], suit)];
  const held = [...suits];
  let opening = 0;
  for (let at = 0; at < held.length; ) {
    const mateAt = held.findIndex((other, index) => index > at && kindOf(other) === kindOf(held[at]));
    if (mateAt < 0) {
      at += 1;
      continue;
    }
    opening |= (held[at] | (held[mateAt] << 2)) << (COUNT_BITS + PAIR_BITS * pairsIn(opening));
    opening += 1;
    held.splice(mateAt, 1);
    held.splice(at, 1);
  }
  return held.reduce((all, suit) => all | (1 << (LEFT_AT + suit)), opening);
}
