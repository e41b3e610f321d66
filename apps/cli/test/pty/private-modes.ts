import type { IParser } from '@xterm/headless';

const AUTOWRAP = 7;
const CURSOR = 25;
const CURSOR_KEYS = 1;
const SYNCHRONISED = 2026;
/** What a terminal has on when nobody has asked for anything. */
const ON_AT_START: readonly number[] = [AUTOWRAP, CURSOR];

const NAMES: Readonly<Record<number, string>> = {
  [CURSOR_KEYS]: 'application cursor keys',
  [AUTOWRAP]: 'automatic wrapping',
  [CURSOR]: 'the cursor',
  1000: 'mouse clicks',
  1002: 'mouse dragging',
  1003: 'mouse movement',
  1004: 'focus reports',
  1006: 'mouse reports in SGR',
  1049: 'the alternate screen',
  2004: 'bracketed paste',
  [SYNCHRONISED]: 'synchronised output',
};

/** The switches of a terminal that a program must put back (DECSET and DECRST). */
export class PrivateModes {
  readonly #on = new Set(ON_AT_START);

  constructor(parser: IParser) {
    parser.registerCsiHandler({ prefix: '?', final: 'h' }, (modes) => this.#switch(modes, true));
    parser.registerCsiHandler({ prefix: '?', final: 'l' }, (modes) => this.#switch(modes, false));
    parser.registerCsiHandler({ intermediates: '!', final: 'p' }, () => this.#resetSoftly());
    parser.registerEscHandler({ final: 'c' }, () => this.#reset());
  }

  get isCursorHidden(): boolean {
    return !this.#on.has(CURSOR);
  }

  get sendsApplicationKeys(): boolean {
    return this.#on.has(CURSOR_KEYS);
  }

  /** While it is drawn a terminal shows the frame before. */
  get isFrameOpen(): boolean {
    return this.#on.has(SYNCHRONISED);
  }

  /** What is not as it was at the start, in words. */
  leftovers(): string[] {
    const off = ON_AT_START.filter((mode) => !this.#on.has(mode)).map((mode) => `${nameOf(mode)} is off`);
    const on = [...this.#on].filter((mode) => !ON_AT_START.includes(mode)).map((mode) => `${nameOf(mode)} is on`);
    return [...off, ...on];
  }

  /** False: the emulator has to act on it as well. */
  #switch(modes: readonly (number | number[])[], isOn: boolean): false {
    for (const mode of modes.flat()) {
      if (isOn) this.#on.add(mode);
      else this.#on.delete(mode);
    }
    return false;
  }

  /** DECSTR leaves the mouse, the paste and the alternate screen alone. */
  #resetSoftly(): false {
    this.#on.add(CURSOR);
    this.#on.delete(CURSOR_KEYS);
    return false;
  }

  #reset(): false {
    this.#on.clear();
    for (const mode of ON_AT_START) this.#on.add(mode);
    return false;
  }
}

const nameOf = (mode: number): string => (NAMES[mode] === undefined ? `?${mode}` : `${NAMES[mode]} (?${mode})`);
