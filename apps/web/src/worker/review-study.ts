import type { ReadRecord } from '@shoal/core';
import { type FinishedGame, readFinished, writeFinished } from '@shoal/room';
import {
  checkShuffle,
  type GameReviewing,
  onlyPerson,
  reviewOf,
  reviewSettingsFor,
  type ShuffleCheck,
  USUAL_ROLLOUTS,
} from '@shoal/table-ui';

/** The coach's review of a finished game, for the one person who played or for everybody. */
export function reviewFinished(game: FinishedGame, show: (share: number) => void): GameReviewing {
  const { seats } = game.record;
  return reviewOf(recordIn(game), reviewSettingsFor(seats, onlyPerson(seats), USUAL_ROLLOUTS), show);
}

export const checkFinished = (game: FinishedGame): ShuffleCheck => checkShuffle(recordIn(game));

/** A record cannot go from thread to thread with its rules, so it is read anew. */
function recordIn(game: FinishedGame): ReadRecord {
  const reading = readFinished(writeFinished(game));
  if (!reading.ok) throw new Error(`finished game ${game.id} cannot be read again`);
  return reading.read;
}
