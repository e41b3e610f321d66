import { type Card, type GameId, rankOf, suitOf } from '@shoal/core';

/** The cards in the order in which they are shown and numbered: by rank where ranks are asked for, else by suit. */
export function handInOrder(game: GameId, hand: readonly Card[]): Card[] {
  const bySuit = (a: Card, b: Card) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b);
  return game === 'go-fish' ? [...hand] : [...hand].sort(bySuit);
}
