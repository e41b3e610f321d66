import {
  type GameEvent,
  GameReview,
  type ReadRecord,
  type ReviewedAction,
  type ReviewSettings,
  type Seat,
  type SeatEntry,
  type VerifyFault,
  verify,
} from '@shoal/core';
import { playerIn, youAmong } from '@shoal/room';

/** Enough to detect a loss of three percentage points while a person waits. */
export const DEFAULT_ROLLOUTS = 1500;
/** Win chances need fewer worlds than the small differences between actions. */
const ROLLOUTS_PER_WORLD = 15;

/** The only person at a table; null if there are several, or none. */
export function onlyPerson(seats: readonly SeatEntry[]): Seat | null {
  return youAmong(seats.map(playerIn));
}

/** The settings of a review. It judges the given seat, or every seat. */
export function reviewSettingsFor(seats: readonly SeatEntry[], only: Seat | null, rollouts: number): ReviewSettings {
  const worlds = Math.ceil(rollouts / ROLLOUTS_PER_WORLD);
  return { seat: only ?? firstPerson(seats), rollouts, worlds, ...(only === null ? {} : { judged: [only] }) };
}

/** The first person, or the first bot at a table of bots. */
const firstPerson = (seats: readonly SeatEntry[]): Seat =>
  Math.max(
    0,
    seats.findIndex(({ player }) => player === 'human'),
  );

/** The complete review of a game, as plain values that can cross threads. */
export interface CompletedReview {
  /** The seat whose knowledge the win chances are based on. */
  readonly seat: Seat;
  readonly options: object;
  readonly rollouts: number;
  /** The win chances before the first action. */
  readonly start: readonly number[];
  readonly actions: readonly ReviewedAction[];
  /** The log as that seat was told it. */
  readonly log: readonly GameEvent[];
  /** Does the record reach the end of the game? */
  readonly isFinished: boolean;
}

export type ReviewResult =
  | { readonly ok: true; readonly reviewed: CompletedReview }
  | { readonly ok: false; readonly fault: VerifyFault };

/** Reviews a game. Yields the number of finished log entries after each action. */
export function* reviewOf(read: ReadRecord, settings: ReviewSettings): Generator<number, ReviewResult> {
  // Reports a fault before the work, not after it.
  const fault = faultIn(read);
  if (fault !== null) return { ok: false, fault };
  const review = new GameReview(read, settings);
  const actions: ReviewedAction[] = [];
  for (let found = review.next(); found !== null && 'seat' in found; found = review.next()) {
    actions.push(found);
    yield review.at;
  }
  const { seat, start, log } = review;
  const isFinished = read.record.result !== undefined;
  const { rollouts } = settings;
  return { ok: true, reviewed: { seat, options: read.options, rollouts, start, actions, log, isFinished } };
}

/** A game in progress may end anywhere, even before the consequences of its last action. */
function faultIn(read: ReadRecord): VerifyFault | null {
  const fault = verify(read);
  return fault?.key === 'fact-missing' && read.record.result === undefined ? null : fault;
}
