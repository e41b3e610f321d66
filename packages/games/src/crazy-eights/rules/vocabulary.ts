import type { Card, Seat, Suit, View } from '@shoal/core';
import type { CrazyEightsOptions } from './options.ts';
import type { CrazyEightsState } from './state.ts';

export const PHASES = ['play', 'vote', 'over'] as const;
export type CrazyEightsPhase = (typeof PHASES)[number];

export const REASONS = ['out', 'vote', 'blocked'] as const;
export type CrazyEightsReason = (typeof REASONS)[number];

/** The most rebuilds in a game, so that every game ends (R24). */
export const REBUILD_LIMIT = 20;

export type CrazyEightsAction =
  | { readonly type: 'play'; readonly card: Card; readonly suit?: Suit }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' }
  | { readonly type: 'keep-playing' }
  | { readonly type: 'stop' };

export type CrazyEightsEvent =
  | { readonly type: 'starter'; readonly card: Card; readonly buried?: readonly Card[] }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: Card; readonly suit?: Suit }
  | { readonly type: 'draw'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'vote'; readonly seat: Seat; readonly playOn: boolean }
  | { readonly type: 'rebuilt'; readonly stock: readonly (Card | null)[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (Card | null)[] }
  | { readonly type: 'out'; readonly seat: Seat; readonly place: number };

export interface CrazyEightsView extends View {
  readonly phase: CrazyEightsPhase;
  readonly legal: readonly CrazyEightsAction[];
  /** The cards played and not rebuilt into the stock; the up-card is last. */
  readonly discardPile: readonly Card[];
  /** Cards known to lie at the bottom of the stock, the lowest last. */
  readonly buried: readonly Card[];
  /** Null while a wild starter lies face up: every card matches it. */
  readonly suitInForce: Suit | null;
  readonly direction: 1 | -1;
  /** Cards that the seat to act must draw unless it passes the penalty on. */
  readonly penalty: number;
  /** Cards drawn in this turn. */
  readonly drawn: number;
  /** The viewer has just drawn a card that can be played, so it must play a card. */
  readonly mustPlay: boolean;
  /** Seats that have passed in succession. */
  readonly passes: number;
  readonly rebuildsLeft: number;
  /** Place of each seat that is out, null while it plays. */
  readonly outPlaces: readonly (number | null)[];
  /** During a vote: how many seats have yet to answer, and who acts if all say yes. */
  readonly votesLeft: number;
  readonly afterVote: Seat | null;
}

export type CrazyEightsRefusal =
  | 'game-over'
  | 'must-vote'
  | 'no-vote-on'
  | 'card-not-held'
  | 'card-does-not-match'
  | 'penalty-waits'
  | 'suit-not-named'
  | 'suit-not-wanted'
  | 'must-play'
  | 'holds-a-match'
  | 'drew-enough'
  | 'nothing-to-draw'
  | 'must-draw-first'
  | 'could-play';

export interface CrazyEights {
  options: CrazyEightsOptions;
  state: CrazyEightsState;
  action: CrazyEightsAction;
  event: CrazyEightsEvent;
  view: CrazyEightsView;
  refusal: CrazyEightsRefusal;
}
