import { setImmediate } from 'node:timers/promises';
import type { ReadRecord, Seat } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { printable, recordedLabels } from '@shoal/room';
import {
  type Catalogue,
  type CompletedReview,
  createSentences,
  type RecordPlace,
  reviewOf,
  reviewSettingsFor,
  type Sentences,
  seatOfYou,
  shownLabels,
} from '@shoal/table-ui';
import { EXIT, Failure, Interrupted } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import type { PlacedRecord } from '../records/record-lines.ts';
import { gamesIn } from '../text/language.ts';

/** A reviewed game of a file, and the words for it. */
export interface ReviewedGame extends CompletedReview {
  readonly read: ReadRecord;
  readonly place: RecordPlace;
  readonly id: GameId;
  /** As they are shown. */
  readonly labels: readonly string[];
  /** The seat that is spoken to. */
  readonly you: Seat | null;
  readonly catalogue: Catalogue;
  readonly sentences: Sentences;
}

export interface ReviewPlan {
  /** The only seat to be judged; everybody unless told. */
  readonly seat: Seat | null;
  readonly rollouts: number;
  readonly ascii: boolean;
  readonly catalogue: Catalogue;
}

/** Has a recorded game reviewed, looking up for Ctrl-C after every action. */
export async function reviewGame(
  { read, place }: PlacedRecord,
  { seat: only, rollouts, ascii, catalogue }: ReviewPlan,
  show: (entries: number) => void,
  interruption: Interruption,
): Promise<ReviewedGame> {
  const names = recordedLabels(read.record.seats);
  const you = seatOfYou(names);
  const sentences = createSentences({ catalogue, names, ascii, you }, gamesIn(catalogue)[read.game.id as GameId]);
  const review = reviewOf(read, reviewSettingsFor(read.record.seats, only, rollouts));
  let next = review.next();
  for (; next.done !== true; next = review.next()) {
    show(next.value);
    await setImmediate();
    if (interruption.hasCome) throw new Interrupted();
  }
  const reviewing = next.value;
  if (!reviewing.ok) {
    const sentence = printable(sentences.verifyFault(reviewing.fault));
    throw new Failure(EXIT.faulty, catalogue.files.faultAt(place, sentence));
  }
  const labels = shownLabels(names, catalogue.screen.you);
  return { ...reviewing.reviewed, read, place, id: read.game.id as GameId, labels, you, catalogue, sentences };
}
