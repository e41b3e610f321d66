import { type RecordFault, type VerifyFault, verify } from '@shoal/core';
import type { FinishedGame } from '../match/deal.ts';
import { readFinished, writeFinished } from './finished-line.ts';

/** Why a line of an export is refused. */
export type ExportFault =
  /** The line is not a finished game, or lacks fields. */
  | { readonly type: 'not-finished' }
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

/** Reads and verifies every game of an export, or returns the first fault. A null line is one that is not text. */
export function readExport(lines: readonly (string | null)[]): ExportReading {
  const games: FinishedGame[] = [];
  for (const [index, line] of lines.entries()) {
    if (line?.trim() === '') continue;
    const checked = readExportLine(line ?? '');
    if (!checked.ok) return { ok: false, line: index + 1, fault: checked.fault };
    games.push(checked.game);
  }
  return { ok: true, games };
}

export type ExportLineReading =
  | { readonly ok: true; readonly game: FinishedGame }
  | { readonly ok: false; readonly fault: ExportFault };

/** Reads a game from a line of an export and verifies every card. */
export function readExportLine(line: string): ExportLineReading {
  const reading = readFinished(line);
  if (!reading.ok) return { ok: false, fault: unreadFault(reading.fault) };
  const fault = verify(reading.read);
  return fault === null ? { ok: true, game: reading.game } : { ok: false, fault: { type: 'verify', fault } };
}

const unreadFault = (fault: RecordFault | null): ExportFault =>
  fault === null ? { type: 'not-finished' } : { type: 'record', fault };

/** The unknown games among these, each once. */
export const newAmong = (games: readonly FinishedGame[], isKnown: (id: string) => boolean): FinishedGame[] =>
  [...new Map(games.map((game) => [game.id, game])).values()].filter(({ id }) => !isKnown(id));
