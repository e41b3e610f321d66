import { asciiMarks } from '../../text/ascii-marks.ts';
import { plainSpaces } from '../../text/spaces.ts';
import { fit, type Row } from './row.ts';
import type { Palette } from './style.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const RESET = '\x1b[0m';
/** Terminals that know it show all changes at once; others ignore it. */
const BEGIN_UPDATE = '\x1b[?2026h';
const END_UPDATE = '\x1b[?2026l';

/** Brings rows to the screen and writes only those that have changed. */
export class Painter {
  readonly #write: (text: string) => void;
  readonly #palette: Palette;
  readonly #ascii: boolean;
  #shown: string[] = [];

  constructor(write: (text: string) => void, palette: Palette, ascii: boolean) {
    this.#write = write;
    this.#palette = palette;
    this.#ascii = ascii;
  }

  paint(rows: readonly Row[], { columns, rows: height }: Size): void {
    const lines = Array.from({ length: height }, (_, index) => this.#line(rows[index] ?? [], columns));
    const changes = lines.flatMap((line, index) =>
      // Erased before and not after: at the end of a full row the cursor still stands on its last letter.
      line === this.#shown[index] ? [] : [`\x1b[${index + 1};1H\x1b[K${line}${RESET}`],
    );
    this.#shown = lines;
    if (changes.length > 0) this.#write(`${BEGIN_UPDATE}${changes.join('')}${END_UPDATE}`);
  }

  /** Whatever was shown may be gone: everything is painted again. */
  forget(): void {
    this.#shown = [];
    this.#write(`${RESET}\x1b[2J`);
  }

  #line(row: Row, columns: number): string {
    const line = fit(row, columns)
      .map(({ text, style }) => {
        const codes = style === undefined ? [] : this.#palette(style);
        const shown = plainSpaces(text);
        return codes.length === 0 ? shown : `\x1b[${codes.join(';')}m${shown}${RESET}`;
      })
      .join('')
      .trimEnd();
    return this.#ascii ? asciiMarks(line) : line;
  }
}
