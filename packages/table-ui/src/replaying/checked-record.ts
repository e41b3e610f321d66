import { isForeign, type ReadRecord, type Result, type SeatEntry, type VerifyFault, verify } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type ExportFault, printable } from '@shoal/room';
import type { ShownGames } from '../game/shown-game.ts';
import type { Catalogue, RecordPlace } from '../words/catalogue.ts';
import { exportFaultReason } from '../words/sentences/export-fault-sentence.ts';
import { isCutOff, readRecordLine } from './record-line.ts';

/** Why a line holds no valid record. */
export type LineFault = { readonly type: 'cut-off' } | ExportFault;

/** A recorded game as a list shows it. */
export interface RecordSummary {
  readonly game: GameId;
  readonly seats: readonly SeatEntry[];
  /** Null if the record ends before the game. */
  readonly result: Result | null;
  /** Without a seed the shuffle cannot be checked. */
  readonly isSeeded: boolean;
  /** The id of the exported finished game; null for a plain record. */
  readonly finishedId: string | null;
}

/** A line of a file of records, with every card verified. */
export interface CheckedRecord {
  /** Null if the line cannot be read. */
  readonly summary: RecordSummary | null;
  readonly fault: LineFault | null;
}

/** Reads a record and verifies every card. A line without an end may have been cut off. */
export function checkRecord(line: string, isWholeLine: boolean): CheckedRecord {
  const reading = readRecordLine(line);
  if (!reading.ok) {
    const hasNoEnd = !isWholeLine && isCutOff(line);
    return { summary: null, fault: hasNoEnd ? { type: 'cut-off' } : reading.fault };
  }
  const { read, finished } = reading;
  const { seats, result = null, seed } = read.record;
  const fault = verify(read);
  return {
    summary: {
      game: read.game.id as GameId,
      seats,
      result,
      isSeeded: seed !== undefined,
      finishedId: finished?.id ?? null,
    },
    fault: fault === null ? null : { type: 'verify', fault },
  };
}

/** Is the line something other than a record, rather than a faulty record? */
export const isForeignLine = (fault: LineFault): boolean => fault.type === 'record' && isForeign(fault.fault);

/** Says in one sentence what is wrong, and where. */
export function lineFaultSentence(
  place: RecordPlace,
  fault: LineFault,
  catalogue: Catalogue,
  games: ShownGames,
): string {
  const { files } = catalogue;
  if (fault.type === 'cut-off') return files.cutOff(place);
  const sentence = printable(exportFaultReason(fault, catalogue, games));
  return isForeignLine(fault) ? files.notARecord(place, sentence) : files.faultAt(place, sentence);
}

/** The result of verifying a game. */
export interface ShuffleCheck {
  readonly fault: VerifyFault | null;
  /** Without a seed the shuffle cannot be checked. */
  readonly isSeeded: boolean;
  readonly cards: number;
  /** How many decisions chance made after the deal, such as the order of a rebuilt stock. */
  readonly outcomes: number;
  readonly entries: number;
}

/** Shuffles from the seed, plays every entry of the log, and compares. */
export const checkShuffle = (read: ReadRecord): ShuffleCheck => ({
  fault: verify(read),
  isSeeded: read.record.seed !== undefined,
  cards: read.pack.length,
  outcomes: read.events.filter((event) => (read.game.outcomeIn?.(event) ?? null) !== null).length,
  entries: read.events.length,
});
