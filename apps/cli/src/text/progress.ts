import { textBar } from '@shoal/table-ui';
import { words } from './words.ts';

const BETWEEN_MS = 250;
const ERASE_LINE = '\r\x1b[2K';
const WIDEST_BAR = 24;
const NARROWEST_BAR = 8;
const DEFAULT_COLUMNS = 80;
const ROOM_FOR_WORDS = 42;

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** For work that is done in silence. */
export const SILENT: Output = { write: () => true };

/** Work that takes longer than this is announced, once its pace is known. */
const LONG_MS = 30_000;
const PACE_KNOWN_MS = 2000;

type SayProgress = (done: number, all: number, ms: number) => string;

/** What is said once about the whole run: null if nothing, undefined while its pace is unknown. */
export type Announce = (done: number, all: number, ms: number) => string | null | undefined;

/** Says how long a long run will take, of which so much was done before. */
export const announceLong =
  (before = 0, say = words.longRun): Announce =>
  (done, all, ms) => {
    if (done === before) return undefined;
    const allMs = (ms * (all - before)) / (done - before);
    return allMs < LONG_MS ? null : say(allMs);
  };

/** How far long work has come: one line that a terminal shows and nothing else keeps. */
export class ProgressLine {
  readonly #all: number;
  readonly #output: Output;
  readonly #ascii: boolean;
  readonly #say: SayProgress;
  #announce: Announce | undefined;
  readonly #startMs = performance.now();
  /** The clock goes on while bots think. */
  readonly #timer: NodeJS.Timeout | undefined;
  #shownMs = this.#startMs;
  #done: number | null = null;
  #isShown = false;

  constructor(all: number, output: Output, ascii = false, say: SayProgress = words.progress, announce?: Announce) {
    this.#all = all;
    this.#output = output;
    this.#ascii = ascii;
    this.#say = say;
    this.#announce = announce;
    if (output.isTTY === true) this.#timer = setInterval(() => this.#showAgain(), BETWEEN_MS).unref();
  }

  show(done: number): void {
    const nowMs = performance.now();
    this.#done = done;
    this.#announceOnce(done, nowMs - this.#startMs);
    if (this.#output.isTTY !== true || nowMs - this.#shownMs < BETWEEN_MS) return;
    this.#shownMs = nowMs;
    this.#isShown = true;
    this.#output.write(ERASE_LINE + this.#line(done, nowMs - this.#startMs));
  }

  /** A file gets the sentence too: someone who leaves a run alone wants to know when to come back. */
  #announceOnce(done: number, ms: number): void {
    if (ms < PACE_KNOWN_MS) return;
    const sentence = this.#announce?.(done, this.#all, ms);
    if (sentence === undefined) return;
    this.#announce = undefined;
    if (sentence === null) return;
    this.erase();
    this.#output.write(`${sentence}\n`);
  }

  #showAgain(): void {
    if (this.#done !== null) this.show(this.#done);
  }

  /** Makes room for a sentence; the line comes again below it. */
  erase(): void {
    if (this.#isShown) this.#output.write(ERASE_LINE);
    this.#isShown = false;
  }

  /** Ends it. */
  clear(): void {
    clearInterval(this.#timer);
    this.erase();
  }

  /** One line, whatever the width of the terminal: a longer one could not be erased. */
  #line(done: number, ms: number): string {
    const text = this.#say(done, this.#all, ms);
    const columns = (this.#output.columns || DEFAULT_COLUMNS) - 1;
    const width = Math.min(WIDEST_BAR, columns - ROOM_FOR_WORDS - 2 * String(this.#all).length);
    if (width < NARROWEST_BAR) return text.slice(0, columns);
    const bar = textBar(done, this.#all, width, true).padEnd(width, '-');
    return `${this.#ascii ? bar : bar.replaceAll('#', '█').replaceAll('-', '░')} ${text}`.slice(0, columns);
  }
}
