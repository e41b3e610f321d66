import { type Action, type Card, type GameId, rankOf, type View, writeRank } from '@shoal/core';
import { handInOrder } from './hand-order.ts';
import type { Touches } from './touches.ts';

/** Cards of a hand that are touched as one: all of a rank where ranks are asked for, else a single card. */
export interface HandStack {
  readonly cards: readonly Card[];
  readonly touches: Touches;
  /** Can an action be made of it now? */
  readonly isLegal: boolean;
  /** The key that touches it; null where keys have run out or nothing can be done with it. */
  readonly key: string | null;
}

const NUMBER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Number `1` to `9`, then `0`: seats and options alike. */
export const numberKey = (index: number): string | null => NUMBER_KEYS[index] ?? null;

export const handStacks = (game: GameId, view: View): HandStack[] =>
  game === 'go-fish' ? stacksByRank(view) : stacksByCard(game, view);

function stacksByRank({ hand, legal }: View): HandStack[] {
  const ranks = [...new Set(hand.map(rankOf))];
  return ranks.map((rank) => ({
    cards: hand.filter((card) => rankOf(card) === rank),
    touches: { rank },
    isLegal: legal.some((action) => action.rank === rank),
    key: writeRank(rank).toLowerCase(),
  }));
}

/** Numbers go to what can be played, so that they are enough for any hand. */
function stacksByCard(game: GameId, { hand, legal }: View): HandStack[] {
  const playable = new Set(legal.flatMap(({ card }: Action) => card ?? []));
  const cards = handInOrder(game, hand);
  const numbered = [...new Set(cards.filter((card) => playable.has(card)))];
  return cards.map((card) => ({
    cards: [card],
    touches: { card },
    isLegal: playable.has(card),
    key: playable.has(card) ? numberKey(numbered.indexOf(card)) : null,
  }));
}
