import { isForeign, playerModelOf, type ReadRecord, type RecordFault, readRecord, type SeatEntry } from '@shoal/core';
import { REGISTRY } from '@shoal/games/registry';
import {
  type ExportFault,
  excerpt,
  FINISHED_FORMAT,
  type FinishedGame,
  labelsOf,
  type Player,
  readFinished,
} from '@shoal/room';

/** Why a line cannot be read: an export is known by its format, however little else of it is whole. */
export type UnreadFault = Exclude<ExportFault, { readonly type: 'verify' }>;

export type RecordLineReading =
  /** With what an export of finished games adds to the record; null where there is only a record. */
  | { readonly ok: true; readonly read: ReadRecord; readonly finished: FinishedGame | null }
  | { readonly ok: false; readonly fault: UnreadFault };

/** The longest game is far shorter: whatever has no end of line before this is no file of records. */
export const LONGEST_LINE = 1 << 24;

/** The record in a line of a file, be it one by itself or one of an export of finished games. */
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
  // Without a record in it the line is still one of an export, and no foreign file.
  const isWithout = fault === null || isForeign(fault);
  return { ok: false, fault: isWithout ? { type: 'not-finished' } : { type: 'record', fault } };
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

/** Who sat at the seats of a record; an unknown player is taken for a person. */
export const recordedPlayers = (seats: readonly SeatEntry[]): Player[] =>
  seats.map(({ name, player }) => {
    const model = playerModelOf(player);
    return { name, bot: model === 'person' || model === 'prior' ? null : model };
  });

/** What each seat of a record is called, no two alike, however long a name the file holds. */
export const recordedLabels = (seats: readonly SeatEntry[]): string[] =>
  labelsOf(seats.map(({ name }) => excerpt(name)));
