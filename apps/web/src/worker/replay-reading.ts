import type { GameRecord } from '@shoal/core';
import type { FinishedGame } from '@shoal/room';
import {
  type CheckedRecord,
  checkRecord,
  type ReplayedGame,
  readRecordLine,
  replayedGame,
  type UnreadFault,
} from '@shoal/table-ui';

/** A game to replay: all its frames, and the record to save. */
export type ReplayReading =
  | {
      readonly ok: true;
      readonly replayed: ReplayedGame;
      readonly record: GameRecord;
      /** The finished game if the text is part of an export; null for a plain record. */
      readonly finished: FinishedGame | null;
    }
  | { readonly ok: false; readonly fault: UnreadFault };

/** Replays the record in a text from the deal to its end. */
export function replayText(text: string): ReplayReading {
  const reading = readRecordLine(oneLine(text) ?? text);
  if (!reading.ok) return reading;
  const { read, finished } = reading;
  return { ok: true, replayed: replayedGame(read), record: read.record, finished };
}

export const verifyText = (text: string): CheckedRecord => checkRecord(oneLine(text) ?? text, true);

/** Rewrites JSON in one line; null if the text is not JSON. */
export function oneLine(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return null;
  }
}
