import type { Action, Seat } from '@shoal/core';

/** One change of a match. A plan and its entries, in order, restore the whole match. */
export type MatchEntry =
  | DealEntry
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action }
  /** So many actions of the deal remain. */
  | { readonly type: 'undo'; readonly actions: number };

export interface DealEntry {
  readonly type: 'deal';
  readonly seed: string;
  readonly firstSeat: Seat;
}
