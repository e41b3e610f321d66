import { closeSync, fsyncSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beginningOf, exportOf, type FinishedGame, newAmong, readFinished } from '@shoal/room';
import { codeOf, copyAside, PRIVATE_FILE, syncFolder, writeAll, writeWhole } from '../files/whole-file.ts';
import { FileError } from '../process/exit-code.ts';
import { PidLock } from './pid-lock.ts';
import type { StoreMessages } from './store-words.ts';
import { NEWLINE, wholeLinesIn } from './whole-lines.ts';

/** Nobody holds the lock for longer than it takes to write a file. */
const PATIENCE_MS = 1000;

interface FinishedLines {
  readonly good: readonly { readonly line: string; readonly game: FinishedGame }[];
  /** How many lines make no sense. */
  readonly damaged: number;
}

const NO_LINES: FinishedLines = { good: [], damaged: 0 };

/** Finished games on the disk, one a line. Every change is made under a lock, so nobody adds to a file that is replaced. */
export class FinishedFile {
  readonly path: string;
  readonly #lock: string;
  readonly #voice: StoreMessages;
  #known = { bytes: Buffer.alloc(0), lines: NO_LINES };

  constructor(path: string, voice: StoreMessages) {
    this.path = path;
    this.#voice = voice;
    this.#lock = `${path}.lock`;
  }

  has(id: string): boolean {
    return holds(this.#bytes(), id);
  }

  /** Does some line say this, before its record? Looks at the bytes alone, however many games there are. */
  mentions(text: string): boolean {
    return this.#bytes().includes(text);
  }

  /** What was read before is not read again: only the end of the file is new. */
  read(): FinishedLines {
    const bytes = this.#bytes();
    const wholeBytes = bytes.lastIndexOf(NEWLINE) + 1;
    const { bytes: known, lines } = this.#known;
    const isLonger = bytes.subarray(0, known.length).equals(known);
    const before = isLonger ? lines : NO_LINES;
    const fresh = linesIn(bytes.subarray(isLonger ? known.length : 0, wholeBytes));
    const whole = { good: [...before.good, ...fresh.good], damaged: before.damaged + fresh.damaged };
    this.#known = { bytes: Buffer.from(bytes.subarray(0, wholeBytes)), lines: whole };
    const rest = linesIn(bytes.subarray(wholeBytes));
    return { good: [...whole.good, ...rest.good], damaged: whole.damaged };
  }

  /** Adds those that are not there yet; says how many. */
  add(games: readonly FinishedGame[]): number {
    return this.#locked(() => {
      const bytes = this.#bytes();
      const fresh = newAmong(games, (id) => holds(bytes, id));
      if (fresh.length > 0) this.#append(exportOf(fresh), bytes);
      return fresh.length;
    });
  }

  /** Leaves out lines that make no sense; says where the file as it was is now, null when all was right. */
  mend(): string | null {
    return this.#locked(() => {
      const { good, damaged } = this.read();
      if (damaged === 0) return null;
      const aside = copyAside(this.path);
      writeWhole(this.path, good.map(({ line }) => `${line}\n`).join(''));
      return aside;
    });
  }

  #append(text: string, bytes: Buffer): void {
    const wholeBytes = bytes.lastIndexOf(NEWLINE) + 1;
    // A last line that is cut off in the middle is that of a game that its journal still has.
    const lacksEnd = isGame(bytes.subarray(wholeBytes).toString());
    const keptBytes = lacksEnd ? bytes.length : wholeBytes;
    const file = openSync(this.path, 'a', PRIVATE_FILE);
    try {
      if (keptBytes < bytes.length) ftruncateSync(file, keptBytes);
      writeOrCut(file, lacksEnd ? `\n${text}` : text, keptBytes);
    } finally {
      closeSync(file);
    }
    if (bytes.length === 0) syncFolder(dirname(this.path));
  }

  #bytes(): Buffer {
    try {
      return readFileSync(this.path);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return Buffer.alloc(0);
      throw error;
    }
  }

  #locked<T>(step: () => T): T {
    const lock = PidLock.waitFor(this.#lock, PATIENCE_MS);
    if (lock === null) throw new FileError(this.#voice.archiveBusy(this.#lock));
    try {
      return step();
    } finally {
      lock.release();
    }
  }
}

/** A last line without its end counts when it is whole all the same. */
function linesIn(bytes: Buffer): FinishedLines {
  const { lines, rest } = wholeLinesIn(bytes);
  const all = isGame(rest) ? [...lines, rest] : lines;
  const read = all.filter((line) => line?.trim() !== '').map((line) => ({ line, reading: readFinished(line ?? '') }));
  const good = read.flatMap(({ line, reading }) => (reading.ok && line !== null ? [{ line, game: reading.game }] : []));
  return { good, damaged: read.length - good.length };
}

/** All of it or nothing. */
function writeOrCut(file: number, text: string, keptBytes: number): void {
  try {
    writeAll(file, text);
    fsyncSync(file);
  } catch (error) {
    ftruncateSync(file, keptBytes);
    throw error;
  }
}

const isGame = (line: string | null): line is string => line !== null && readFinished(line).ok;

/** Looks for how a line begins, for reading every game at the end of every game would take longer and longer. */
function holds(bytes: Buffer, id: string): boolean {
  const beginning = Buffer.from(beginningOf(id));
  for (let start = bytes.indexOf(beginning); start >= 0; start = bytes.indexOf(beginning, start + 1)) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end >= 0 && isGame(bytes.subarray(start, end).toString())) return true;
  }
  return false;
}
