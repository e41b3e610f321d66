import { isForeign, type ReadRecord, type RecordFault, readRecord } from '@shoal/core';
import { REGISTRY } from '@shoal/games/registry';
import { type ExportFault, FINISHED_FORMAT, type FinishedGame, readFinished } from '@shoal/room';

/** Why a line cannot be read. An export is recognised by its format, even if the rest is damaged. */
export type UnreadFault = Exclude<ExportFault, { readonly type: 'verify' | 'in-progress' }>;

export type RecordLineReading =
  /** The finished game of an export; null for a plain record. */
  | { readonly ok: true; readonly read: ReadRecord; readonly finished: FinishedGame | null }
  | { readonly ok: false; readonly fault: UnreadFault };

/** Far longer than any game: text without a line end up to here is not a file of records. */
export const LONGEST_LINE = 1 << 24;

/** Reads the record in a line of a file: a plain record, or a line of an export of finished games. */
export function readRecordLine(line: string): RecordLineReading {
  const reading = readRecord(REGISTRY, line);
  if (reading.ok) return { ok: true, read: reading.read, finished: null };
  const { fault } = reading;
  const isExported = fault.key === 'foreign-format' && fault.found === FINISHED_FORMAT;
  return isExported ? readExported(line) : { ok: false, fault: { type: 'record', fault } };
}

function readExported(line: string): RecordLineReading {
  const reading = readFinished(line);
  if (reading.ok) return { ok: true, read: reading.read, finished: reading.game };
  const { fault } = reading;
  // Even without a record, the line belongs to an export and not to a foreign file.
  const isWithout = fault === null || isForeign(fault);
  return { ok: false, fault: isWithout ? { type: 'not-finished' } : { type: 'record', fault } };
}

/** Does the line begin like a record but break off? */
export function isCutOff(line: string): boolean {
  try {
    JSON.parse(line);
    return false;
  } catch {
    return line.trimStart().startsWith('{');
  }
}

const OUR_FORMAT = /^shoal-(?:record|finished)\/(\d+)$/;

/** The format of a record that a later version wrote; null for every other fault. */
export function newerFormat(fault: RecordFault): string | null {
  if (fault.key !== 'foreign-format') return null;
  const number = OUR_FORMAT.exec(fault.found)?.[1];
  return number !== undefined && Number(number) > 1 ? fault.found : null;
}
