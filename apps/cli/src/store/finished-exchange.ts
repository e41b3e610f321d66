import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ExportFault, exportOf, type FinishedGame, printable, readExport } from '@shoal/room';
import { writeReport } from '../files/report-file.ts';
import { FileError } from '../process/exit-code.ts';
import type { StoreMessages } from './store-words.ts';
import { wholeLinesIn } from './whole-lines.ts';

/** An export written over the finished games would be the end of them if it were cut short. */
export function refuseItself(path: string, finished: string, voice: StoreMessages): void {
  if (path !== '-' && isSame(path, finished)) throw new FileError(voice.exportOverItself(path));
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return resolve(one) === resolve(other);
  const [first, second] = [statSync(one), statSync(other)];
  return first.dev === second.dev && first.ino === second.ino;
}

export function writeExport(path: string, games: readonly FinishedGame[], voice: StoreMessages): void {
  writeReport(path, exportOf(games), voice.files);
}

/** Every game of an exported file, or the first thing that is wrong with it. */
export function gamesIn(path: string, voice: StoreMessages): readonly FinishedGame[] {
  const { bytes, changedAt } = contentOf(path, voice);
  const { lines, rest } = wholeLinesIn(bytes);
  const reading = readExport([...lines, rest], changedAt);
  if (reading.ok && reading.games.length === 0) throw new FileError(voice.files.noRecords(printable(path)));
  if (reading.ok) return reading.games;
  throw new FileError(voice.importFault(path, reading.line, whyNot(reading.fault, voice)));
}

/** A plain record says nothing of time: its file was written when the game ended, or later. */
function contentOf(path: string, voice: StoreMessages): { readonly bytes: Buffer; readonly changedAt: Date } {
  try {
    return { bytes: readFileSync(path), changedAt: statSync(path).mtime };
  } catch (error) {
    throw new FileError(voice.cannotRead(path, error));
  }
}

function whyNot(fault: ExportFault, voice: StoreMessages): string {
  switch (fault.type) {
    case 'not-finished':
      return voice.notFinished;
    case 'in-progress':
      return voice.notOver;
    case 'record':
      return voice.recordFault(fault.fault);
    case 'verify':
      return voice.verifyFault(fault.fault);
  }
}
