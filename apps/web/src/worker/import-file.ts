import { type FinishedGame, readExportLine } from '@shoal/room';
import { loadRulesNamedIn } from '../game/load-rules.ts';
import type { GameStore } from '../store/game-store.ts';
import { LineTooLong, linesIn } from './replay-lines.ts';
import type { ImportOutcome } from './worker-calls.ts';

type FileFault = Extract<ImportOutcome, { readonly key: 'faulty' | 'too-long' | 'unreadable' }>;

type FileReading =
  | { readonly ok: true; readonly games: readonly FinishedGame[] }
  | { readonly ok: false; readonly fault: FileFault };

/** Imports the games of an export or of plain records, all or none, after checking every card. */
export async function importFile(file: Blob, store: Pick<GameStore, 'importGames'>): Promise<ImportOutcome> {
  const reading = await readFile(file);
  return reading.ok ? store.importGames(reading.games) : reading.fault;
}

async function readFile(file: Blob): Promise<FileReading> {
  try {
    return await readLines(file);
  } catch (error) {
    if (error instanceof LineTooLong) return { ok: false, fault: { key: 'too-long', line: error.line } };
    // The file was moved or changed, or is a folder.
    if (error instanceof DOMException) return { ok: false, fault: { key: 'unreadable' } };
    throw error;
  }
}

/** Reads line by line, so that a file that is not an export is rejected early. */
async function readLines(file: Blob): Promise<FileReading> {
  const games: FinishedGame[] = [];
  const endedAt = file instanceof File ? new Date(file.lastModified) : new Date();
  let line = 0;
  for await (const { text } of linesIn(file)) {
    line += 1;
    if (text.trim() === '') continue;
    await loadRulesNamedIn([text]);
    const reading = readExportLine(text, endedAt);
    if (!reading.ok) return { ok: false, fault: { key: 'faulty', line, fault: reading.fault } };
    games.push(reading.game);
  }
  return { ok: true, games };
}
