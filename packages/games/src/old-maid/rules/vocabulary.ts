import type { Card, Seat, View } from '@shoal/core';
import type { OldMaidOptions } from './options.ts';
import type { OldMaidState } from './state.ts';

export const PHASES = ['take', 'over'] as const;
export type OldMaidPhase = (typeof PHASES)[number];

/** Why a game ended: one seat is left with the odd card, or the cards wandered too long (R45). */
export const REASONS = ['old-maid', 'stalemate'] as const;
export type OldMaidReason = (typeof REASONS)[number];

/** Points at a place in the hidden hand of the next seat that holds cards. */
export interface OldMaidAction {
  readonly type: 'take';
  readonly target: Seat;
  readonly spot: number;
}

export type OldMaidEvent =
  | { readonly type: 'take'; readonly seat: Seat; readonly of: Seat; readonly spot: number }
  | Took
  | { readonly type: 'paired'; readonly seat: Seat; readonly cards: readonly Card[] }
  | Safe;

export interface Took {
  readonly type: 'took';
  readonly seat: Seat;
  readonly of: Seat;
  /** Null for a viewer who is neither giver nor taker. */
  readonly card: Card | null;
  /** The card was laid down at once as part of a pair, so everyone sees it (R46). */
  readonly shown?: true;
  /** The card taken out of the pack, when this take ends the game. */
  readonly setAside?: Card;
}

export interface Safe {
  readonly type: 'safe';
  readonly seat: Seat;
  readonly place: number;
  /** When this ends the game: who is the old maid, the odd card, and the card that was taken out of the pack. */
  readonly loser?: Seat;
  readonly oldMaid?: Card;
  readonly setAside?: Card;
}

/** Two cards laid down together, in suit order. */
export type Pair = readonly Card[];

export interface OldMaidView extends View {
  readonly phase: OldMaidPhase;
  readonly legal: readonly OldMaidAction[];
  /** Whom the seat to act takes from; null when the game is over. */
  readonly takeFrom: Seat | null;
  /** Pairs laid down, seat by seat, in the order in which they were laid down. */
  readonly pairs: readonly (readonly Pair[])[];
  /** Place of each seat that is safe, null while it holds cards. */
  readonly safePlaces: readonly (number | null)[];
  /** Takes that may still go by without a pair before the game ends (R45). */
  readonly takesLeft: number;
  /** The odd card, once the game has ended with it in the last hand. */
  readonly oldMaid: Card | null;
  /** With `odd: secret` the card taken out of the pack, once the game is over. */
  readonly setAside: Card | null;
}

export type OldMaidRefusal =
  | 'game-over'
  | 'must-take'
  | 'no-such-seat'
  | 'cannot-take-from-yourself'
  | 'target-has-no-cards'
  | 'take-from-next'
  | 'no-such-place';

export interface OldMaid {
  options: OldMaidOptions;
  state: OldMaidState;
  action: OldMaidAction;
  event: OldMaidEvent;
  view: OldMaidView;
  refusal: OldMaidRefusal;
}
