import { closeSync, constants, fdatasyncSync, fstatSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import { type Heading, type SittingEntry, writeEntryLine, writeHeading } from '@shoal/table-ui';
import { writeAll, writeWhole } from './whole-file.ts';

/** A file that somebody removed is not made anew: it would lack its beginning. */
const APPENDING = constants.O_WRONLY | constants.O_APPEND;

/** Told once when nothing is kept any more, with the reason. */
export type OnFault = (path: string, error: unknown) => void;

/** The file of one sitting, open while it goes on: a heading, then one line an entry. */
export class Journal {
  readonly #path: string;
  readonly #onFault: OnFault;
  /** Waits for the first entry, so that no journal is ever without one. */
  #heading: Heading | null;
  #file: number | null = null;
  #isClosed = false;

  private constructor(path: string, heading: Heading | null, onFault: OnFault) {
    this.#path = path;
    this.#heading = heading;
    this.#onFault = onFault;
  }

  static begin(path: string, heading: Heading, onFault: OnFault): Journal {
    return new Journal(path, heading, onFault);
  }

  /** Goes on behind the last whole line; what stands there was never acknowledged, and is cut off. */
  static reopen(path: string, wholeBytes: number, onFault: OnFault): Journal {
    const journal = new Journal(path, null, onFault);
    journal.#orFail(() => journal.#open(wholeBytes));
    return journal;
  }

  /** Whoever has returned from this has the entry on the disk, or has been told once that nothing is kept any more. */
  keep(entry: SittingEntry): void {
    if (!this.#isClosed) this.#orFail(() => this.#write(`${writeEntryLine(entry)}\n`));
  }

  /** Is everything kept so far, and will what comes be? */
  get isOpen(): boolean {
    return !this.#isClosed;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
    this.#isClosed = true;
  }

  #write(line: string): void {
    if (this.#heading !== null) this.#create(this.#heading, line);
    else if (this.#file !== null) append(this.#file, line);
  }

  #create(heading: Heading, firstLine: string): void {
    writeWhole(this.#path, `${writeHeading(heading)}\n${firstLine}`);
    this.#heading = null;
    this.#file = openSync(this.#path, APPENDING);
  }

  #open(wholeBytes: number): void {
    this.#file = openSync(this.#path, APPENDING);
    if (fstatSync(this.#file).size === wholeBytes) return;
    ftruncateSync(this.#file, wholeBytes);
    fsyncSync(this.#file);
  }

  /** After a gap no entry would fit: what was kept so far stays, and nothing more comes. */
  #orFail(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.close();
      this.#onFault(this.#path, error);
    }
  }
}

function append(file: number, line: string): void {
  writeAll(file, line);
  fdatasyncSync(file);
}
