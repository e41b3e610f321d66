import {
  type CommonOptions,
  type GameEvent,
  GameReview,
  type ReadRecord,
  Replay,
  type ReviewedAction,
  type ReviewSettings,
  type Seat,
  type VerifyFault,
  type View,
  verify,
} from '@shoal/core';
import { markOn } from './marked-actions.ts';
import { reviewSteps } from './review-steps.ts';

/** All that a review has found out about a game, as plain values: it can come from another thread. */
export interface GameReviewed {
  /** From whose knowledge the win chances are told. */
  readonly seat: Seat;
  readonly options: CommonOptions;
  readonly rollouts: number;
  /** The win chances before the first action. */
  readonly start: readonly number[];
  readonly actions: readonly ReviewedAction[];
  /** The log as that seat heard it. */
  readonly log: readonly GameEvent[];
  /** What whoever acted saw before each marked action, by its number from 1. */
  readonly views: Readonly<Record<number, View>>;
}

export type GameReviewing =
  | { readonly ok: true; readonly reviewed: GameReviewed }
  | { readonly ok: false; readonly fault: VerifyFault };

/** Reviews a finished game; how far it has come is told as a share of its log. */
export function reviewOf(read: ReadRecord, settings: ReviewSettings, show: (share: number) => void): GameReviewing {
  // A fault is named before the work, not after it.
  const fault = verify(read);
  if (fault !== null) return { ok: false, fault };
  const review = new GameReview(read, settings);
  const actions: ReviewedAction[] = [];
  for (const action of reviewSteps(review)) {
    actions.push(action);
    show(review.at / read.events.length);
  }
  const { seat, rollouts } = settings;
  return {
    ok: true,
    reviewed: { seat, options: read.options, rollouts, start: review.start, actions, ...seenIn(read, seat, actions) },
  };
}

function seenIn(read: ReadRecord, seat: Seat, actions: readonly ReviewedAction[]): Pick<GameReviewed, 'log' | 'views'> {
  const replay = new Replay(read);
  const views: Record<number, View> = {};
  for (const [index, action] of actions.entries()) {
    if (markOn(action) === null) continue;
    replay.runTo(action.entry);
    views[index + 1] = replay.table.view(action.seat);
  }
  replay.runTo(read.events.length);
  return { log: replay.table.log(seat), views };
}
