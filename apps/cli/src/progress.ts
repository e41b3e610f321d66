import { words } from './words.ts';

const BETWEEN_MS = 250;
const ERASE_LINE = '\r\x1b[2K';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How far long work has come: one line that a terminal shows and nothing else keeps. */
export class Progress {
  readonly #all: number;
  readonly #output: Output;
  readonly #startMs = performance.now();
  #shownMs = this.#startMs;
  #isShown = false;

  constructor(all: number, output: Output) {
    this.#all = all;
    this.#output = output;
  }

  show(done: number): void {
    const nowMs = performance.now();
    if (this.#output.isTTY !== true || nowMs - this.#shownMs < BETWEEN_MS) return;
    this.#shownMs = nowMs;
    this.#isShown = true;
    this.#output.write(ERASE_LINE + words.progress(done, this.#all, nowMs - this.#startMs));
  }

  clear(): void {
    if (this.#isShown) this.#output.write(ERASE_LINE);
  }
}
