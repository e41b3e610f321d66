import type { ReadRecord } from '@shoal/core';
import { type FinishedGame, readFinished, writeFinished } from '@shoal/room';
import {
  checkShuffle,
  DEFAULT_ROLLOUTS,
  onlyPerson,
  type ReviewResult,
  reviewOf,
  reviewSettingsFor,
  type ShuffleCheck,
} from '@shoal/table-ui';

/** Reviews a finished game for its only person, or for all players; reports the share done. */
export function reviewFinished(game: FinishedGame, show: (share: number) => void): ReviewResult {
  const read = recordIn(game);
  const { seats } = read.record;
  const review = reviewOf(read, reviewSettingsFor(seats, onlyPerson(seats), DEFAULT_ROLLOUTS));
  let next = review.next();
  for (; next.done !== true; next = review.next()) show(next.value / read.events.length);
  return next.value;
}

export const checkFinished = (game: FinishedGame): ShuffleCheck => checkShuffle(recordIn(game));

/** Reads the record again, since rules cannot pass between threads. */
function recordIn(game: FinishedGame): ReadRecord {
  const reading = readFinished(writeFinished(game));
  if (!reading.ok) throw new Error(`finished game ${game.id} cannot be read again`);
  return reading.read;
}
