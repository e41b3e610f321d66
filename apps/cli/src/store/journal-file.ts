import { closeSync, constants, fdatasyncSync, fstatSync, ftruncateSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Heading, type MatchEntry, writeEntryLine, writeHeading } from '@shoal/room';
import { discard, syncFolder, writeAll, writeWhole } from '../files/whole-file.ts';

/** A file that somebody removed is not made anew: it would lack its beginning. */
const APPENDING = constants.O_WRONLY | constants.O_APPEND;

/** The file of one match, open while it is played: a heading, then one line an entry. Every method throws where the disk fails. */
export class JournalFile {
  readonly #path: string;
  /** Up to the end of the last entry that is on the disk. */
  #wholeBytes: number;
  #file: number | null = null;
  /** May there be more than that in the file, left by a crash or a failed write? */
  #isTorn = true;

  private constructor(path: string, wholeBytes: number) {
    this.#path = path;
    this.#wholeBytes = wholeBytes;
  }

  /** Writes heading and entries at once, so that no journal is ever without an entry. */
  static create(path: string, heading: Heading, entries: readonly MatchEntry[]): JournalFile {
    const text = `${writeHeading(heading)}\n${textOf(entries)}`;
    writeWhole(path, text);
    return JournalFile.reopen(path, Buffer.byteLength(text));
  }

  /** Goes on behind the last whole line; what follows it was never acknowledged, and is cut off. */
  static reopen(path: string, wholeBytes: number): JournalFile {
    const journal = new JournalFile(path, wholeBytes);
    journal.#opened();
    return journal;
  }

  /** Returns when the entries are on the disk. */
  append(entries: readonly MatchEntry[]): void {
    const file = this.#opened();
    const text = textOf(entries);
    this.#isTorn = true;
    writeAll(file, text);
    fdatasyncSync(file);
    this.#wholeBytes += Buffer.byteLength(text);
    this.#isTorn = false;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #opened(): number {
    this.#file ??= openSync(this.#path, APPENDING);
    if (this.#isTorn && fstatSync(this.#file).size !== this.#wholeBytes) ftruncateSync(this.#file, this.#wholeBytes);
    this.#isTorn = false;
    return this.#file;
  }
}

const textOf = (entries: readonly MatchEntry[]): string =>
  entries.map((entry) => `${writeEntryLine(entry)}\n`).join('');

/** Removes a journal; one that cannot be removed is looked after at the next start. */
export function removeJournal(path: string): void {
  discard(path);
  syncFolder(dirname(path));
}
