import { type Card, rankOf, type View, writeRank } from '@shoal/core';
import type { GoFishView } from '@shoal/games/go-fish';
import type { GamePresentation } from './game-presentation.ts';
import type { HandStack } from './hand-stack.ts';

/** Ranks are asked for, so cards of one rank stand and are touched together. */
export const goFish: GamePresentation = {
  touchesRanks: true,
  inOrder: (hand) => [...hand],
  groupOf: rankOf,
  stacks: stacksByRank,
  books: (view, seat) => (view as GoFishView).books[seat].map(({ rank }) => rank),
  place: () => null,
  middle: ({ stockSize: stock }) => ({
    ...{ stock, upCard: null, suitInForce: null },
    ...{ anythingMatches: false, isReversed: false, penalty: 0 },
  }),
};

function stacksByRank({ hand, legal }: View): HandStack[] {
  const ranks = [...new Set(hand.map(rankOf))];
  return ranks.map((rank) => ({
    cards: hand.filter((card: Card) => rankOf(card) === rank),
    touches: { rank },
    isLegal: legal.some((action) => action.rank === rank),
    key: writeRank(rank).toLowerCase(),
  }));
}
