import { type Card, rankNamed, rankOf, suitOf, type View } from '@shoal/core';
import type { CrazyEightsOptions, CrazyEightsView } from '@shoal/games/crazy-eights';
import type { GamePresentation, MiddleModel } from './game-presentation.ts';
import { type HandStack, numberKey } from './hand-stack.ts';

/** Cards are played one by one onto a pile. */
export const crazyEights: GamePresentation = {
  touchesRanks: false,
  inOrder: bySuit,
  groupOf: suitOf,
  stacks: stacksByCard,
  books: () => null,
  place: (view, seat) => (view as CrazyEightsView).outPlaces[seat],
  middle: (view, options) => middleOf(view as CrazyEightsView, options as CrazyEightsOptions),
};

function bySuit(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
}

/** Numbers go to what can be played, so that they are enough for any hand. */
function stacksByCard({ hand, legal }: View): HandStack[] {
  const playable = new Set(legal.flatMap(({ card }) => card ?? []));
  const cards = bySuit(hand);
  const numbered = [...new Set(cards.filter((card) => playable.has(card)))];
  return cards.map((card) => ({
    cards: [card],
    touches: { card },
    isLegal: playable.has(card),
    key: playable.has(card) ? numberKey(numbered.indexOf(card)) : null,
  }));
}

function middleOf(view: CrazyEightsView, options: CrazyEightsOptions): MiddleModel {
  const { stockSize: stock, discardPile, suitInForce, penalty, direction, seats } = view;
  const upCard = discardPile[discardPile.length - 1];
  const isWild = rankOf(upCard) === rankNamed(options.wild);
  return {
    ...{ stock, upCard, penalty },
    suitInForce: suitInForce !== null && (isWild || suitInForce !== suitOf(upCard)) ? suitInForce : null,
    anythingMatches: suitInForce === null,
    isReversed: direction === -1 && seats > 2,
  };
}
