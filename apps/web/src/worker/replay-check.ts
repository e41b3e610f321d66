import {
  type CheckedRecord,
  checkRecord,
  isCutOff,
  isForeignLine,
  type LineFault,
  LONGEST_LINE,
} from '@shoal/table-ui';
import { loadRulesNamedIn } from '../game/load-rules.ts';
import { MOST_LISTED } from './job-calls.ts';
import { LineTooLong, linesIn } from './replay-lines.ts';
import { oneLine } from './replay-reading.ts';

/** A checked game of a file, and its position there. */
export interface CheckedGame extends CheckedRecord {
  /** Counted from 1, including blank lines. */
  readonly line: number;
  /** Counted from 1. */
  readonly game: number;
  /** Its byte range in the file. */
  readonly start: number;
  readonly end: number;
}

export interface CheckTally {
  readonly right: number;
  /** Games without a seed, whose shuffles could not be checked. */
  readonly withoutSeed: number;
  readonly faulty: number;
}

/** The progress of a check, and the games since the last report. */
export interface CheckNews {
  /** From 0 to 1. */
  readonly share: number;
  readonly tally: CheckTally;
  readonly games: readonly CheckedGame[];
}

/** How a check ended. */
export type CheckEnd =
  | { readonly key: 'done' | 'empty' | 'binary' | 'unreadable' | 'too-many-faults' }
  /** The file begins with something that is not a record. */
  | { readonly key: 'foreign'; readonly line: number; readonly fault: LineFault }
  | { readonly key: 'too-long'; readonly line: number };

/** More faults than this tell people nothing new. */
export const MOST_FAULTS = 1000;
const BETWEEN_NEWS_MS = 150;

/** Checks every record of a file of any size, and reports progress. */
export async function checkFile(
  file: Blob,
  onNews: (news: CheckNews) => void,
  mostListed = MOST_LISTED,
): Promise<CheckEnd> {
  const check = new FileCheck(file, onNews, mostListed);
  try {
    return await check.run();
  } catch (error) {
    if (error instanceof LineTooLong) return { key: 'too-long', line: error.line };
    // The file was moved or changed, or is a folder.
    if (error instanceof DOMException) return { key: 'unreadable' };
    throw error;
  } finally {
    check.tell();
  }
}

class FileCheck {
  readonly #file: Blob;
  readonly #onNews: (news: CheckNews) => void;
  readonly #mostListed: number;
  #games: CheckedGame[] = [];
  #tally = { right: 0, withoutSeed: 0, faulty: 0 };
  #read = 0;
  #toldAt = performance.now();

  constructor(file: Blob, onNews: (news: CheckNews) => void, mostListed: number) {
    this.#file = file;
    this.#onNews = onNews;
    this.#mostListed = mostListed;
  }

  async run(): Promise<CheckEnd> {
    let line = 0;
    for await (const { text, start, end, isWhole } of linesIn(this.#file)) {
      line += 1;
      this.#read = end;
      if (text.trim() === '') continue;
      const spread = this.#count === 0 && isWhole && isCutOff(text) ? await this.#asOneLine() : null;
      await loadRulesNamedIn([spread ?? text]);
      const checked = spread === null ? checkRecord(text, isWhole) : checkRecord(spread, true);
      const { fault } = checked;
      if (this.#count === 0 && fault !== null && isForeignLine(fault)) {
        return isBinary(text) ? { key: 'binary' } : { key: 'foreign', line, fault };
      }
      const place = spread === null ? { start, end } : { start: 0, end: this.#file.size };
      this.#add({ ...checked, ...place, line, game: this.#count + 1 });
      if (spread !== null) break;
      if (this.#tally.faulty === MOST_FAULTS) return { key: 'too-many-faults' };
    }
    return { key: this.#count === 0 ? 'empty' : 'done' };
  }

  /** Reports everything since the last report. */
  tell(): void {
    const games = this.#games;
    this.#games = [];
    this.#toldAt = performance.now();
    this.#onNews({ share: this.#file.size === 0 ? 1 : this.#read / this.#file.size, tally: { ...this.#tally }, games });
  }

  get #count(): number {
    return this.#tally.right + this.#tally.faulty;
  }

  /** Joins a record that an editor has spread over many lines; null for anything else. */
  async #asOneLine(): Promise<string | null> {
    return this.#file.size > LONGEST_LINE ? null : oneLine(await this.#file.text());
  }

  #add(game: CheckedGame): void {
    const { fault, summary } = game;
    if (fault !== null) this.#tally.faulty += 1;
    else this.#tally.right += 1;
    if (fault === null && summary?.isSeeded === false) this.#tally.withoutSeed += 1;
    if (fault !== null || game.game <= this.#mostListed) this.#games.push(game);
    if (performance.now() - this.#toldAt >= BETWEEN_NEWS_MS) this.tell();
  }
}

/** These characters do not occur in text. */
const isBinary = (text: string): boolean => text.includes('\u0000') || text.includes('\ufffd');
