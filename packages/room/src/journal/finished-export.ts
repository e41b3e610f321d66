import { isForeign, type ReadRecord, type RecordFault, readRecord, type VerifyFault, verify } from '@shoal/core';
import { REGISTRY } from '@shoal/games/registry';
import type { FinishedGame } from '../match/deal.ts';
import { isOver, readFinished, writeFinished } from './finished-line.ts';
import { gameOfRecord } from './plain-record.ts';

/** Why a line of an export is refused. */
export type ExportFault =
  /** The line is not a finished game, or lacks fields. */
  | { readonly type: 'not-finished' }
  /** The line is the record of a game that is not over. */
  | { readonly type: 'in-progress' }
  | { readonly type: 'record'; readonly fault: RecordFault }
  | { readonly type: 'verify'; readonly fault: VerifyFault };

export type ExportReading =
  | { readonly ok: true; readonly games: readonly FinishedGame[] }
  /** Lines count from 1, blank ones included. */
  | { readonly ok: false; readonly line: number; readonly fault: ExportFault };

/** How many games of an import were new, and how many were known already. */
export interface Imported {
  readonly added: number;
  readonly known: number;
}

/** One game per line. */
export const exportOf = (games: readonly FinishedGame[]): string =>
  games.map((game) => `${writeFinished(game)}\n`).join('');

/**
 * Reads and verifies every game of an export, or returns the first fault. A null line is one that is not text. A line may also
 * be a plain record, which does not say when it ended: then it ended at the given time.
 */
export function readExport(lines: readonly (string | null)[], endedAt: Date): ExportReading {
  const games: FinishedGame[] = [];
  for (const [index, line] of lines.entries()) {
    if (line?.trim() === '') continue;
    const checked = readExportLine(line ?? '', endedAt);
    if (!checked.ok) return { ok: false, line: index + 1, fault: checked.fault };
    games.push(checked.game);
  }
  return { ok: true, games };
}

export type ExportLineReading =
  | { readonly ok: true; readonly game: FinishedGame }
  | { readonly ok: false; readonly fault: ExportFault };

/** Reads a finished game or a plain record, and verifies every card. */
export function readExportLine(line: string, endedAt: Date): ExportLineReading {
  const reading = readFinished(line);
  if (reading.ok) return verified(reading.read, reading.game);
  return reading.fault === null
    ? readPlain(line, endedAt)
    : { ok: false, fault: { type: 'record', fault: reading.fault } };
}

function readPlain(line: string, endedAt: Date): ExportLineReading {
  const reading = readRecord(REGISTRY, line);
  if (reading.ok) {
    const { read } = reading;
    return isOver(read.record)
      ? verified(read, gameOfRecord(read, endedAt))
      : { ok: false, fault: { type: 'in-progress' } };
  }
  const { fault } = reading;
  return { ok: false, fault: isForeign(fault) ? { type: 'not-finished' } : { type: 'record', fault } };
}

function verified(read: ReadRecord, game: FinishedGame): ExportLineReading {
  const fault = verify(read);
  return fault === null ? { ok: true, game } : { ok: false, fault: { type: 'verify', fault } };
}

/** The unknown games among these, each once. */
export const newAmong = (games: readonly FinishedGame[], isKnown: (id: string) => boolean): FinishedGame[] =>
  [...new Map(games.map((game) => [game.id, game])).values()].filter(({ id }) => !isKnown(id));
