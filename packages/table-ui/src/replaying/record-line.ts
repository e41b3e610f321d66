import { REGISTRY, type ReadRecord, type RecordFault, readRecord } from '@shoal/core';
import { isFinishedLine, readFinished } from '../keeping/finished-line.ts';
import type { FinishedGame } from '../sitting/finished-game.ts';

export type RecordLineReading =
  /** With what an export of finished games adds to the record; null where there is only a record. */
  | { readonly ok: true; readonly read: ReadRecord; readonly finished: FinishedGame | null }
  | { readonly ok: false; readonly fault: RecordFault };

/** The longest game is far shorter: whatever has no end of line before this is no file of records. */
export const LONGEST_LINE = 1 << 24;

/** The record in a line of a file, be it one by itself or one of an export of finished games. */
export function readRecordLine(line: string): RecordLineReading {
  if (isFinishedLine(line)) {
    const reading = readFinished(line);
    if (reading.ok) return { ok: true, read: reading.read, finished: reading.game };
    if (reading.fault !== null) return { ok: false, fault: reading.fault };
  }
  const reading = readRecord(REGISTRY, line);
  return reading.ok ? { ok: true, read: reading.read, finished: null } : reading;
}

/** Does it begin like a record without coming to its end? */
export function isTorn(line: string): boolean {
  try {
    JSON.parse(line);
    return false;
  } catch {
    return line.trimStart().startsWith('{');
  }
}

const OUR_FORMAT = /^shoal-(?:record|finished)\/(\d+)$/;

/** The format of a record that a later version has written; null for every other fault. */
export function newerFormat(fault: RecordFault): string | null {
  if (fault.key !== 'foreign-format') return null;
  const number = OUR_FORMAT.exec(fault.found)?.[1];
  return number !== undefined && Number(number) > 1 ? fault.found : null;
}
