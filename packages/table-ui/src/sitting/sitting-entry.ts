import type { Action, Seat } from '@shoal/core';

/** One thing that changed a sitting; its plan and these in order give it back whole. */
export type SittingEntry =
  | { readonly type: 'deal'; readonly seed: string; readonly firstSeat: Seat }
  | { readonly type: 'act'; readonly seat: Seat; readonly action: Action }
  /** So many actions of the deal remain. */
  | { readonly type: 'undo'; readonly actions: number };
