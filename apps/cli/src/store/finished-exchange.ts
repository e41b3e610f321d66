import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ExportFault, exportOf, type FinishedGame, readExport } from '@shoal/room';
import { FileError } from '../process/exit-code.ts';
import { writeReport } from '../process/report-file.ts';
import type { StoreMessages } from './store-words.ts';
import { writeWhole } from './whole-file.ts';
import { wholeLinesIn } from './whole-lines.ts';

/** A file for other people and programs. */
const OPEN_FILE = 0o666;

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
  const text = exportOf(games);
  if (isStream(path)) writeReport(path, text, voice.files);
  else writeFile(path, text, voice);
}

/** A pipe or a device is written to, not replaced. */
const isStream = (path: string): boolean => path === '-' || (existsSync(path) && !statSync(path).isFile());

function writeFile(path: string, text: string, voice: StoreMessages): void {
  try {
    writeWhole(path, text, OPEN_FILE);
  } catch (error) {
    throw new FileError(voice.cannotWrite(path, error));
  }
}

/** Every game of an exported file, or the first thing that is wrong with it. */
export function gamesIn(path: string, voice: StoreMessages): readonly FinishedGame[] {
  const { lines, rest } = wholeLinesIn(bytesOf(path, voice));
  const reading = readExport([...lines, rest]);
  if (reading.ok) return reading.games;
  throw new FileError(voice.importFault(path, reading.line, whyNot(reading.fault, voice)));
}

function bytesOf(path: string, voice: StoreMessages): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new FileError(voice.cannotRead(path, error));
  }
}

function whyNot(fault: ExportFault, voice: StoreMessages): string {
  switch (fault.type) {
    case 'not-finished':
      return voice.notFinished;
    case 'record':
      return voice.recordFault(fault.fault);
    case 'verify':
      return voice.verifyFault(fault.fault);
  }
}
