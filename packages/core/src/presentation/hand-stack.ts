import type { Card, Rank, Suit } from '../engine/cards/card.ts';
import type { Seat } from '../engine/cards/kind.ts';

/** What may be missing of an action, in the order in which it is asked for. */
export const TOUCHABLE = ['rank', 'target', 'card', 'suit', 'spot'] as const;
export type Touchable = (typeof TOUCHABLE)[number];

/** The things that a player has touched so far to make up an action. */
export interface Touches {
  readonly type?: string;
  readonly rank?: Rank;
  readonly target?: Seat;
  readonly card?: Card;
  readonly suit?: Suit;
  readonly spot?: number;
}

/** Cards of a hand that are touched as one: all of a rank where ranks are asked for, else a single card. */
export interface HandStack {
  readonly cards: readonly Card[];
  readonly touches: Touches;
  /** Can an action be made of it now? */
  readonly isLegal: boolean;
  /** The key that touches it; null where keys have run out or nothing can be done with it. */
  readonly key: string | null;
  /** So many such cards are laid down together; null where single cards count. */
  readonly completeAt: number | null;
}

const NUMBER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Number `1` to `9`, then `0`: seats, cards and places alike. */
export const numberKey = (index: number): string | null => NUMBER_KEYS[index] ?? null;
