import {
  type GameEvent,
  GameReview,
  playerModelOf,
  type ReadRecord,
  type ReviewedAction,
  type ReviewSettings,
  type Seat,
  type SeatEntry,
  type VerifyFault,
  verify,
} from '@shoal/core';

/** Careful enough to find a loss of three points of a hundred, and done while one waits. */
export const USUAL_ROLLOUTS = 1500;
/** The win chances need fewer worlds than the small differences between actions. */
const ROLLOUTS_PER_WORLD = 15;

/** The one person at a table; null where there are several, or none. */
export function onlyPerson(seats: readonly SeatEntry[]): Seat | null {
  const people = seats.flatMap(({ player }, seat) => (playerModelOf(player) === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : null;
}

/** How a game is reviewed: judged is the only seat that is wanted, or everybody. */
export function reviewSettingsFor(seats: readonly SeatEntry[], only: Seat | null, rollouts: number): ReviewSettings {
  const worlds = Math.ceil(rollouts / ROLLOUTS_PER_WORLD);
  return { seat: only ?? firstPerson(seats), rollouts, worlds, ...(only === null ? {} : { judged: [only] }) };
}

/** The first person at the table, or the first bot at a table without people. */
const firstPerson = (seats: readonly SeatEntry[]): Seat =>
  Math.max(
    0,
    seats.findIndex(({ player }) => player === 'human'),
  );

/** All that a review has found out about a game, as plain values: it can come from another thread. */
export interface CompletedReview {
  /** From whose knowledge the win chances are told. */
  readonly seat: Seat;
  readonly options: object;
  readonly rollouts: number;
  /** The win chances before the first action. */
  readonly start: readonly number[];
  readonly actions: readonly ReviewedAction[];
  /** The log as that seat heard it. */
  readonly log: readonly GameEvent[];
  /** Did the record go on to the end of the game? */
  readonly isFinished: boolean;
}

export type ReviewResult =
  | { readonly ok: true; readonly reviewed: CompletedReview }
  | { readonly ok: false; readonly fault: VerifyFault };

/** Reviews a game; yields after each action how many entries of its log are done. */
export function* reviewOf(read: ReadRecord, settings: ReviewSettings): Generator<number, ReviewResult> {
  // A fault is named before the work, not after it.
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

/** A game in progress may end anywhere, also before all that follows from its last action was written. */
function faultIn(read: ReadRecord): VerifyFault | null {
  const fault = verify(read);
  return fault?.key === 'fact-missing' && read.record.result === undefined ? null : fault;
}
