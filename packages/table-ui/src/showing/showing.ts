import type { Card, CommonOptions, Rank, Seat, View } from '@shoal/core';
import type { HandStack } from '../choosing/hand-stacks.ts';
import type { MiddleModel } from '../table-model.ts';

/** What a game adds to how every table is shown and played at. */
export interface Showing {
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
  middle(view: View, options: CommonOptions): MiddleModel;
}
