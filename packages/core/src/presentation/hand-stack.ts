import type { Card, Rank, Suit } from '../engine/cards/card.ts';
import type { Seat } from '../engine/cards/kind.ts';

/** The parts of an action that may be missing, in the order in which they are asked for. */
export const TOUCHABLE = ['rank', 'target', 'card', 'suit', 'spot'] as const;
export type Touchable = (typeof TOUCHABLE)[number];

/** What a player has touched so far towards an action. */
export interface Touches {
  readonly type?: string;
  readonly rank?: Rank;
  readonly target?: Seat;
  readonly card?: Card;
  readonly suit?: Suit;
  readonly spot?: number;
}

/** Cards that are touched as one: all of a rank in games that ask for ranks, otherwise a single card. */
export interface HandStack {
  readonly cards: readonly Card[];
  readonly touches: Touches;
  /** Is it part of a legal action now? */
  readonly isLegal: boolean;
  /** The key that touches it; null if keys have run out or it is of no use now. */
  readonly key: string | null;
  /** How many such cards complete a set; null in games of single cards. */
  readonly completeAt: number | null;
}

const NUMBER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** The key for an index: `1` to `9`, then `0`. */
export const numberKey = (index: number): string | null => NUMBER_KEYS[index] ?? null;
