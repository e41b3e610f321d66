import { isForeign, type ReadRecord, type Result, type SeatEntry, type VerifyFault, verify } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type ExportFault, printable } from '@shoal/room';
import type { ShownGames } from '../game/shown-game.ts';
import type { Catalogue, RecordPlace } from '../words/catalogue.ts';
import { exportFaultReason } from '../words/sentences/export-fault-sentence.ts';
import { isTorn, readRecordLine } from './record-line.ts';

/** What is wrong with a line that should hold a record. */
export type LineFault = { readonly type: 'cut-off' } | ExportFault;

/** What a list tells of a recorded game. */
export interface RecordSummary {
  readonly game: GameId;
  readonly seats: readonly SeatEntry[];
  /** Null where the record ends before the game does. */
  readonly result: Result | null;
  /** Without a seed nothing tells how the cards should have been shuffled. */
  readonly isSeeded: boolean;
  /** Its id among the finished games it was exported from; null for a record by itself. */
  readonly finishedId: string | null;
}

/** A line of a file of records after every card in it was checked. */
export interface CheckedRecord {
  /** Null where it cannot be read. */
  readonly summary: RecordSummary | null;
  readonly fault: LineFault | null;
}

/** Reads a record and checks every card of it; a line without an end may have been cut off. */
export function checkRecord(line: string, isWholeLine: boolean): CheckedRecord {
  const reading = readRecordLine(line);
  if (!reading.ok) {
    const isCutOff = !isWholeLine && isTorn(line);
    return { summary: null, fault: isCutOff ? { type: 'cut-off' } : reading.fault };
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

/** Is this no record at all, rather than a record with a fault inside? */
export const isNoRecord = (fault: LineFault): boolean => fault.type === 'record' && isForeign(fault.fault);

/** What is wrong, in one sentence that names the place. */
export function lineFaultSentence(
  place: RecordPlace,
  fault: LineFault,
  catalogue: Catalogue,
  games: ShownGames,
): string {
  const { files } = catalogue;
  if (fault.type === 'cut-off') return files.cutOff(place);
  const sentence = printable(exportFaultReason(fault, catalogue, games));
  return isNoRecord(fault) ? files.notARecord(place, sentence) : files.faultAt(place, sentence);
}

/** What was checked of a game, and what is wrong with it. */
export interface ShuffleCheck {
  readonly fault: VerifyFault | null;
  /** Without a seed nothing tells how the cards should have been shuffled. */
  readonly isSeeded: boolean;
  readonly cards: number;
  /** How often chance decided something after the deal, such as the order of a rebuilt stock. */
  readonly outcomes: number;
  readonly entries: number;
}

/** Shuffles anew from the seed, plays every entry of the log, and compares. */
export const checkShuffle = (read: ReadRecord): ShuffleCheck => ({
  fault: verify(read),
  isSeeded: read.record.seed !== undefined,
  cards: read.pack.length,
  outcomes: read.events.filter((event) => (read.game.outcomeIn?.(event) ?? null) !== null).length,
  entries: read.events.length,
});
