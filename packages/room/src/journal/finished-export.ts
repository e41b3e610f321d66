import { type RecordFault, type VerifyFault, verify } from '@shoal/core';
import type { FinishedGame } from '../match/deal.ts';
import { readFinished, writeFinished } from './finished-line.ts';

/** What is wrong with a line of an export. */
export type ExportFault =
  /** The line is no finished game, or says too little. */
  | { readonly type: 'not-finished' }
  | { readonly type: 'record'; readonly fault: RecordFault }
  | { readonly type: 'verify'; readonly fault: VerifyFault };

export type ExportReading =
  | { readonly ok: true; readonly games: readonly FinishedGame[] }
  /** The line is counted from 1, blank ones included. */
  | { readonly ok: false; readonly line: number; readonly fault: ExportFault };

/** How many games of an import were new, and how many were there already. */
export interface Imported {
  readonly added: number;
  readonly known: number;
}

/** One line a game. */
export const exportOf = (games: readonly FinishedGame[]): string =>
  games.map((game) => `${writeFinished(game)}\n`).join('');

/** Every game of an export, each card of it checked, or the first thing that is wrong; null for a line that is no text. */
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

/** The game in a line of an export, each card of it checked. */
export function readExportLine(line: string): ExportLineReading {
  const reading = readFinished(line);
  if (!reading.ok) return { ok: false, fault: unreadFault(reading.fault) };
  const fault = verify(reading.read);
  return fault === null ? { ok: true, game: reading.game } : { ok: false, fault: { type: 'verify', fault } };
}

const unreadFault = (fault: RecordFault | null): ExportFault =>
  fault === null ? { type: 'not-finished' } : { type: 'record', fault };

/** The games that are not known yet, each once. */
export const newAmong = (games: readonly FinishedGame[], isKnown: (id: string) => boolean): FinishedGame[] =>
  [...new Map(games.map((game) => [game.id, game])).values()].filter(({ id }) => !isKnown(id));
