import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ReadRecord, type RecordFault, verify } from '@shoal/core';
import { type FinishedGame, printable } from '@shoal/table-ui';
import { FileError } from '../exit-code.ts';
import { writeReport } from '../report-file.ts';
import { plainSentences } from '../table-plan.ts';
import { words } from '../words.ts';
import { readFinished, writeFinished } from './finished-line.ts';
import { storeWords } from './store-words.ts';
import { writeWhole } from './whole-file.ts';
import { wholeLinesIn } from './whole-lines.ts';

/** A file for other people and programs. */
const OPEN_FILE = 0o666;

/** An export written over the finished games would be the end of them if it were cut short. */
export function refuseItself(path: string, finished: string): void {
  if (path !== '-' && isSame(path, finished)) throw new FileError(storeWords.exportOverItself(path));
}

function isSame(one: string, other: string): boolean {
  if (!existsSync(one) || !existsSync(other)) return resolve(one) === resolve(other);
  const [first, second] = [statSync(one), statSync(other)];
  return first.dev === second.dev && first.ino === second.ino;
}

export function writeExport(path: string, games: readonly FinishedGame[]): void {
  const text = games.map((game) => `${writeFinished(game)}\n`).join('');
  if (isStream(path)) writeReport(path, text);
  else writeFile(path, text);
}

/** A pipe or a device is written to, not replaced. */
const isStream = (path: string): boolean => path === '-' || (existsSync(path) && !statSync(path).isFile());

function writeFile(path: string, text: string): void {
  try {
    writeWhole(path, text, OPEN_FILE);
  } catch (error) {
    throw new FileError(words.cannotWrite(printable(path), error));
  }
}

/** Every game of an export, or the first thing that is wrong with it. */
export function readExport(path: string): FinishedGame[] {
  const { lines, rest } = wholeLinesIn(bytesOf(path));
  return [...lines, rest].flatMap((line, index) => (line?.trim() === '' ? [] : [gameIn(line ?? '', path, index + 1)]));
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new FileError(words.cannotRead(printable(path), error));
  }
}

function gameIn(line: string, path: string, number: number): FinishedGame {
  const reading = readFinished(line);
  const reason = reading.ok ? whyWrong(reading.read) : whyUnread(reading.fault);
  if (reading.ok && reason === null) return reading.game;
  throw new FileError(storeWords.importFault(path, number, reason ?? storeWords.notFinished));
}

const whyUnread = (fault: RecordFault | null): string | null =>
  fault === null ? null : plainSentences.recordFault(fault);

function whyWrong(read: ReadRecord): string | null {
  const fault = verify(read);
  return fault === null ? null : plainSentences.verifyFault(fault);
}
