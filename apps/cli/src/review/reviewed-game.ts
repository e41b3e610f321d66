import { setImmediate } from 'node:timers/promises';
import {
  type GameId,
  GameReview,
  type ReadRecord,
  type ReviewedAction,
  type Seat,
  type VerifyFault,
  verify,
} from '@shoal/core';
import { labelsOf, printable } from '@shoal/room';
import {
  type Catalogue,
  createSentences,
  type RecordPlace,
  reviewSettingsFor,
  reviewSteps,
  type Sentences,
  seatOfYou,
  shownLabels,
} from '@shoal/table-ui';
import { EXIT, Failure, Interrupted } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import type { PlacedRecord } from '../record-lines.ts';

/** All that a review has found out about one game of a file. */
export interface ReviewedGame {
  readonly read: ReadRecord;
  readonly place: RecordPlace;
  readonly id: GameId;
  /** As they are shown. */
  readonly labels: readonly string[];
  /** The seat that is spoken to. */
  readonly you: Seat | null;
  readonly catalogue: Catalogue;
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
  readonly catalogue: Catalogue;
}

/** Goes through a recorded game, looking up for Ctrl-C after every action. */
export async function reviewGame(
  { read, place }: PlacedRecord,
  { seat: only, rollouts, ascii, catalogue }: ReviewPlan,
  show: (entries: number) => void,
  interruption: Interruption,
): Promise<ReviewedGame> {
  const names = labelsOf(read.record.seats.map(({ name }) => printable(name)));
  const you = seatOfYou(names);
  const sentences = createSentences({ catalogue, names, ascii, you });
  // A fault is named before the work, not after it.
  const fault = faultIn(read);
  if (fault !== null) throw faultyGame(place, printable(sentences.verifyFault(fault)), catalogue);
  const review = new GameReview(read, reviewSettingsFor(read.record.seats, only, rollouts));
  const actions: ReviewedAction[] = [];
  for (const action of reviewSteps(review)) {
    actions.push(action);
    show(review.at);
    await setImmediate();
    if (interruption.hasCome) throw new Interrupted();
  }
  const { seat, start } = review;
  const labels = shownLabels(names, catalogue.screen.you);
  return {
    ...{ read, place, id: read.game.id as GameId, labels, you, catalogue, sentences, seat, rollouts, start, actions },
    isFinished: read.record.result !== undefined,
  };
}

const faultyGame = (place: RecordPlace, sentence: string, { files }: Catalogue): Failure =>
  new Failure(EXIT.faulty, files.faultAt(place, sentence));

/** A game in progress may end anywhere, also before all that follows from its last action was written. */
function faultIn(read: ReadRecord): VerifyFault | null {
  const fault = verify(read);
  return fault?.key === 'fact-missing' && read.record.result === undefined ? null : fault;
}
