import { type Card, type Rank, rankOf } from '@shoal/core';

const WILD_POINTS = 50;
const COURT_POINTS = 10;

/** What a card costs its holder: wild 50, ten and court cards 10, ace 1, others their number. */
export function pointsOf(card: Card, wild: Rank): number {
  const rank = rankOf(card);
  return rank === wild ? WILD_POINTS : Math.min(rank + 1, COURT_POINTS);
}
