import type { Card, Rank, Seat, Suit, View } from '@shoal/core';
import type { HandStack } from './hand-stack.ts';

/** What lies in the middle of the table. */
export interface MiddleModel {
  readonly stock: number;
  readonly upCard: Card | null;
  /** Only where the up-card does not say it by itself. */
  readonly suitInForce: Suit | null;
  readonly anythingMatches: boolean;
  /** Does play go counter-clockwise, at a table with a direction to show? */
  readonly isReversed: boolean;
  readonly penalty: number;
}

/** How one game is shown and touched. */
export interface GamePresentation {
  /** Is a rank touched, rather than a card? */
  readonly touchesRanks: boolean;
  /** The hand in the order in which it is shown and numbered. */
  inOrder(hand: readonly Card[]): Card[];
  /** Cards that stand together have the same group. */
  groupOf(card: Card): number;
  stacks(view: View): HandStack[];
  /** Laid down so far by a seat, in the order of ranks; null in a game without books. */
  books(view: View, seat: Seat): readonly Rank[] | null;
  /** The place that a seat went out in; null while it plays. */
  place(view: View, seat: Seat): number | null;
  middle(view: View, options: object): MiddleModel;
}
