import xterm, { type IBuffer, type Terminal } from '@xterm/headless';
import { type Cell, cellOf } from './cell.ts';
import { CHARACTER_WIDTH } from './character-width.ts';
import { PrivateModes } from './private-modes.ts';

const SCROLLBACK_LINES = 10_000;

/** A terminal without a window: it takes the bytes of a program and knows what would be seen. */
export class Emulator {
  readonly modes: PrivateModes;
  readonly #terminal: Terminal;

  /** Some bytes ask the terminal something; `answer` gets what it says. */
  constructor(columns: number, rows: number, answer: (text: string) => void) {
    this.#terminal = new xterm.Terminal({ cols: columns, rows, scrollback: SCROLLBACK_LINES, allowProposedApi: true });
    this.#terminal.unicode.register(CHARACTER_WIDTH);
    this.#terminal.unicode.activeVersion = CHARACTER_WIDTH.version;
    this.#terminal.onData(answer);
    this.modes = new PrivateModes(this.#terminal.parser);
  }

  get columns(): number {
    return this.#terminal.cols;
  }

  get rows(): number {
    return this.#terminal.rows;
  }

  get isAlternate(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  get cursor(): { readonly x: number; readonly y: number } {
    const { cursorX: x, cursorY: y } = this.#terminal.buffer.active;
    return { x, y };
  }

  /** Each row as it is shown now, without the blanks at its end. */
  screen(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from({ length: this.rows }, (_, y) => lineOf(active, active.baseY + y));
  }

  /** All lines of the main screen that somebody could scroll back to, and those shown. */
  scrollback(): string[] {
    const { normal } = this.#terminal.buffer;
    return Array.from({ length: normal.length }, (_, y) => lineOf(normal, y));
  }

  cell(x: number, y: number): Cell {
    const { active } = this.#terminal.buffer;
    const cell = active.getLine(active.baseY + y)?.getCell(x);
    if (cell === undefined) throw new Error(`there is no cell ${x},${y} on a screen of ${this.columns}x${this.rows}`);
    return cellOf(cell);
  }

  cells(): Cell[][] {
    return Array.from({ length: this.rows }, (_, y) => Array.from({ length: this.columns }, (_, x) => this.cell(x, y)));
  }

  /** Ends when the bytes have had their effect. */
  write(text: string): Promise<void> {
    return new Promise((resolve) => this.#terminal.write(text, resolve));
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
  }

  /** Takes a message that no person sees: OSC, this number, and its text. */
  onMessage(number: number, listen: (text: string) => void): void {
    this.#terminal.parser.registerOscHandler(number, (text) => {
      listen(text);
      return true;
    });
  }
}

const lineOf = (buffer: IBuffer, y: number): string => (buffer.getLine(y)?.translateToString(true) ?? '').trimEnd();
