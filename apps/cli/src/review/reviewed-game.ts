import { setImmediate } from 'node:timers/promises';
import {
  type GameId,
  GameReview,
  type ReadRecord,
  type ReviewedAction,
  type Seat,
  type SeatEntry,
  type VerifyFault,
  verify,
} from '@shoal/core';
import { createSentences, labelsOf, printable, type Sentences, seatOfYou } from '@shoal/table-ui';
import { EXIT, Failure, Interrupted } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import type { Place, PlacedRecord } from '../record-lines.ts';
import { words } from '../words.ts';

/** All that a review has found out about one game of a file. */
export interface ReviewedGame {
  readonly read: ReadRecord;
  readonly place: Place;
  readonly id: GameId;
  readonly labels: readonly string[];
  readonly sentences: Sentences;
  /** From whose knowledge the win chances are told. */
  readonly seat: Seat;
  readonly rollouts: number;
  readonly start: readonly number[];
  readonly actions: readonly ReviewedAction[];
  readonly isFinished: boolean;
}

export interface ReviewPlan {
  /** The only seat to be judged; everybody unless told. */
  readonly seat: Seat | null;
  readonly rollouts: number;
  readonly ascii: boolean;
}

/** The win chances need fewer worlds than the small differences between actions. */
const ROLLOUTS_PER_WORLD = 15;

/** Goes through a recorded game, looking up for Ctrl-C after every action. */
export async function reviewGame(
  { read, place }: PlacedRecord,
  { seat: only, rollouts, ascii }: ReviewPlan,
  show: (entries: number) => void,
  interruption: Interruption,
): Promise<ReviewedGame> {
  const labels = labelsOf(read.record.seats.map(({ name }) => printable(name)));
  const sentences = createSentences({ names: labels, ascii, you: seatOfYou(labels) });
  const seat = only ?? firstPerson(read.record.seats);
  // A fault is named before the work, not after it.
  const fault = faultIn(read);
  if (fault !== null) throw new Failure(EXIT.faulty, words.faultAt(place, printable(sentences.verifyFault(fault))));
  const worlds = Math.ceil(rollouts / ROLLOUTS_PER_WORLD);
  const review = new GameReview(read, { seat, rollouts, worlds, ...(only === null ? {} : { judged: [only] }) });
  const actions: ReviewedAction[] = [];
  for (let found = review.next(); found !== null && 'seat' in found; found = review.next()) {
    actions.push(found);
    show(review.at);
    await setImmediate();
    if (interruption.hasCome) throw new Interrupted();
  }
  const { start } = review;
  const isFinished = read.record.result !== undefined;
  return { read, place, id: read.game.id as GameId, labels, sentences, seat, rollouts, start, actions, isFinished };
}

/** A game in progress may end anywhere, also before all that follows from its last action was written. */
function faultIn(read: ReadRecord): VerifyFault | null {
  const fault = verify(read);
  return fault?.key === 'fact-missing' && read.record.result === undefined ? null : fault;
}

/** The first person at the table, or the first bot where there is none. */
const firstPerson = (seats: readonly SeatEntry[]): Seat =>
  Math.max(
    0,
    seats.findIndex(({ player }) => player === 'human'),
  );
