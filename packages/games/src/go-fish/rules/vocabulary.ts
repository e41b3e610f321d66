import type { Card, Rank, Seat, View } from '@shoal/core';
import type { GoFishOptions } from './options.ts';
import type { GoFishState } from './state.ts';

export const PHASES = ['ask', 'fish', 'over'] as const;
export type GoFishPhase = (typeof PHASES)[number];

/** Why a game ended, in the order in which a reason takes precedence. */
export const REASONS = ['all-books', 'first-empty-hand', 'no-cards', 'stalemate'] as const;
export type GoFishReason = (typeof REASONS)[number];

export type GoFishAction =
  | { readonly type: 'ask'; readonly target: Seat; readonly rank: Rank }
  | { readonly type: 'fish' };

/** A card that a viewer may not know is null. */
export type Shown = Card | null;

export type GoFishEvent =
  | { readonly type: 'ask'; readonly seat: Seat; readonly of: Seat; readonly rank: Rank }
  | { readonly type: 'fish'; readonly seat: Seat }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly Card[] }
  | Drew
  | { readonly type: 'booked'; readonly seat: Seat; readonly rank: Rank; readonly cards: readonly Card[] };

export interface Drew {
  readonly type: 'drew';
  readonly seat: Seat;
  readonly cards: readonly Shown[];
  /** An empty hand was refilled. */
  readonly refill?: true;
  /** The fished card was shown to everyone, because it continued the turn or completed a book (R10). */
  readonly shown?: true;
}

export interface Book {
  readonly rank: Rank;
  readonly cards: readonly Card[];
}

export interface GoFishView extends View {
  readonly phase: GoFishPhase;
  readonly legal: readonly GoFishAction[];
  /** The rank that was missed, while its asker has to fish. */
  readonly asked: Rank | null;
  readonly askedOf: Seat | null;
  /** Books laid down, seat by seat, in the order of ranks. */
  readonly books: readonly (readonly Book[])[];
  /** Asks that may still go by without a card drawn or a book laid down before the game ends (R14). */
  readonly asksLeft: number;
}

export type GoFishRefusal =
  | 'game-over'
  | 'must-fish'
  | 'must-ask'
  | 'no-such-seat'
  | 'cannot-ask-yourself'
  | 'target-has-no-cards'
  | 'rank-not-held';

export interface GoFish {
  options: GoFishOptions;
  state: GoFishState;
  action: GoFishAction;
  event: GoFishEvent;
  view: GoFishView;
  refusal: GoFishRefusal;
}
