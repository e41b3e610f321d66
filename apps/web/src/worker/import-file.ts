import { type FinishedGame, readExportLine } from '@shoal/room';
import { loadRulesNamedIn } from '../game/rules-at-hand.ts';
import type { GameStore } from '../store/game-store.ts';
import { linesIn, TooLong } from './replay-lines.ts';
import type { ImportOutcome } from './worker-calls.ts';

type FileFault = Extract<ImportOutcome, { readonly key: 'faulty' | 'too-long' | 'unreadable' }>;

type FileReading =
  | { readonly ok: true; readonly games: readonly FinishedGame[] }
  | { readonly ok: false; readonly fault: FileFault };

/** Takes over the games of an export, all of them or none, after every card in it has been checked. */
export async function importFile(file: Blob, store: Pick<GameStore, 'importGames'>): Promise<ImportOutcome> {
  const reading = await readFile(file);
  return reading.ok ? store.importGames(reading.games) : reading.fault;
}

async function readFile(file: Blob): Promise<FileReading> {
  try {
    return await readLines(file);
  } catch (error) {
    if (error instanceof TooLong) return { ok: false, fault: { key: 'too-long', line: error.line } };
    // The file was moved, changed, or is a folder.
    if (error instanceof DOMException) return { ok: false, fault: { key: 'unreadable' } };
    throw error;
  }
}

/** Line by line, so that a file that is no export is put aside long before its end. */
async function readLines(file: Blob): Promise<FileReading> {
  const games: FinishedGame[] = [];
  let line = 0;
  for await (const { text } of linesIn(file)) {
    line += 1;
    if (text.trim() === '') continue;
    await loadRulesNamedIn([text]);
    const reading = readExportLine(text);
    if (!reading.ok) return { ok: false, fault: { key: 'faulty', line, fault: reading.fault } };
    games.push(reading.game);
  }
  return { ok: true, games };
}
