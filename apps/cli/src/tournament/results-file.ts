import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { printable } from '@shoal/room';
import { discardEmpty } from '../files/whole-file.ts';
import { FileError } from '../process/exit-code.ts';
import { PidLock } from '../store/pid-lock.ts';
import { ENGLISH } from '../text/language.ts';
import { differenceOf, type Header, type HeaderField, readHeader } from './header.ts';
import { type PlayedDeal, type ResultSizes, readPlayedDeal } from './played-deal.ts';
import { tournamentWords } from './tournament-words.ts';

/** How much work a power cut may cost at most. */
const SYNC_MS = 1000;

/** Results on the disk as they come, one duplicate deal a line: whatever stops the program, whole lines stay. */
export class ResultsFile {
  readonly #path: string;
  readonly #file: number;
  readonly #lock: PidLock;
  #syncedMs = performance.now();

  private constructor(path: string, file: number) {
    this.#path = path;
    this.#file = file;
    this.#lock = lockResults(path);
  }

  static open(path: string): ResultsFile {
    // The standard output, a device or a pipe keeps nothing to go on from.
    if (path === '-') throw new FileError(tournamentWords.noPlainFile(path));
    const file = openFile(path);
    if (!fstatSync(file).isFile()) throw new FileError(tournamentWords.noPlainFile(printable(path)));
    return new ResultsFile(path, file);
  }

  /** The plan of the results that are there; null in a file that is new. */
  header(): Header | null {
    const { lines, rest } = this.#contents();
    const header = lines.length === 0 ? null : readHeader(lines[0]);
    if (header === null && (lines.length > 0 || !isTornHeader(rest))) {
      throw new FileError(tournamentWords.notResults(printable(this.#path)));
    }
    return header;
  }

  /** Every result that is there already, after a line that was cut off in the middle has been taken away. */
  resume(plan: Header, sizes: ResultSizes): EarlierResults {
    const { lines, wholeBytes, rest } = this.#contents();
    const known = lines.length === 0 ? null : readHeader(lines[0]);
    const difference = known === null ? null : differenceOf(known, plan);
    if (known !== null && difference !== null) {
      throw this.refusal(difference, known, plan);
    }
    if (rest !== '') this.#orExplain(() => ftruncateSync(this.#file, wholeBytes));
    if (known === null) this.#write(`${JSON.stringify(plan)}\n`);
    const played = lines.slice(1).map((line) => readPlayedDeal(line, sizes));
    const whole = played.filter((deal) => deal !== undefined);
    return { played: whole, damaged: played.length - whole.length };
  }

  /** Says in what its plan differs from the one wanted. */
  refusal(difference: HeaderField, known: Header, wanted: Header): FileError {
    return new FileError(printable(tournamentWords.otherPlan(this.#path, difference, known, wanted)));
  }

  add(played: readonly PlayedDeal[]): void {
    this.#write(played.map((deal) => `${JSON.stringify(deal)}\n`).join(''));
    if (performance.now() - this.#syncedMs < SYNC_MS) return;
    this.#orExplain(() => fsyncSync(this.#file));
    this.#syncedMs = performance.now();
  }

  close(): void {
    this.#orExplain(() => fsyncSync(this.#file));
    closeSync(this.#file);
    this.#lock.release();
  }

  #contents(): Contents {
    const bytes = this.#orExplain(() => readFileSync(this.#path));
    const wholeBytes = bytes.lastIndexOf('\n') + 1;
    const text = bytes.subarray(0, wholeBytes).toString();
    const lines = text.split('\n').filter((line) => line !== '');
    return { lines, wholeBytes, rest: bytes.subarray(wholeBytes).toString() };
  }

  #write(text: string): void {
    const bytes = Buffer.from(text);
    this.#orExplain(() => {
      for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    });
  }

  #orExplain<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      discardEmpty(this.#path);
      throw new FileError(ENGLISH.files.cannotWrite(printable(this.#path), error));
    }
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, 'a');
  } catch (error) {
    throw new FileError(ENGLISH.files.cannotWrite(printable(path), error));
  }
}

/** Takes the file beside the results that keeps others away: two at once would play everything twice. */
export function lockResults(results: string): PidLock {
  const path = `${realpathSync(results)}.lock`;
  const lock = takenLock(path, results);
  if (lock === null) throw new FileError(printable(tournamentWords.inUse(results, PidLock.holderOf(path), path)));
  return lock;
}

function takenLock(path: string, results: string): PidLock | null {
  try {
    return PidLock.take(path);
  } catch (error) {
    discardEmpty(results);
    throw new FileError(ENGLISH.files.cannotWrite(printable(path), error));
  }
}

/** What an earlier run left. */
export interface EarlierResults {
  readonly played: readonly PlayedDeal[];
  /** Lines that make no sense; their deals are played again. */
  readonly damaged: number;
}

interface Contents {
  readonly lines: readonly string[];
  /** Up to the end of the last whole line. */
  readonly wholeBytes: number;
  readonly rest: string;
}

/** A program that was killed in its first moment leaves nothing, or the beginning of a header. */
const isTornHeader = (rest: string): boolean => {
  const start = '{"format":"shoal-tournament/1"';
  return start.startsWith(rest.slice(0, start.length));
};
