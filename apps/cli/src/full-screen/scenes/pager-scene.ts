import type { KeyLabel, ScreenWords } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { type Row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import { bodyHeight, framed } from './framed.ts';
import type { ScreenContext } from './screen-context.ts';

export interface Page {
  readonly title: string;
  /** Sentences or lines, wrapped where they are too long. */
  readonly lines: readonly string[];
  /** The column at which a line that is too long goes on. */
  readonly hang?: number;
  readonly words: ScreenWords;
  readonly ascii: boolean;
  /** Keys that do something here besides. */
  readonly keys?: readonly KeyLabel[];
  /** What Enter does, if not going back. */
  readonly enter?: string;
  /** Begins at the end. */
  readonly fromEnd?: boolean;
}

/** Shows a text until somebody goes back. */
export const readPage = (
  { stage, words, ascii }: ScreenContext,
  title: string,
  lines: readonly string[],
  more: Pick<Page, 'hang' | 'fromEnd'> = {},
): Promise<null> => stage.play(new PagerScene({ title, lines, words, ascii, ...more }));

const WIDEST = 100;

/** A text to read, longer than the screen if need be. */
export class PagerScene implements Scene<null> {
  readonly #page: Page;
  /** Lines above the screen; endless means the end of the text. */
  #above: number;
  #early = 0;
  #height = 1;
  #length = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#above = page.fromEnd === true ? Number.POSITIVE_INFINITY : 0;
  }

  frame(size: Size): Row[] {
    const { title, lines, hang } = this.#page;
    const width = Math.min(WIDEST, size.columns - 2);
    const rows = lines.flatMap((line) => wrap(line, width, hang)).map((line): Row => [span(' '), ...paintedText(line)]);
    this.#height = bodyHeight(size);
    this.#length = rows.length;
    this.#above = this.#limited(this.#limited(this.#above) + this.#early);
    this.#early = 0;
    return framed(title, rows.slice(this.#above, this.#above + this.#height), this.#keys(), size);
  }

  press(key: string): SceneOutcome<null> {
    const by = this.#stepOf(key);
    if (by === null) return { result: null };
    // Before the first frame nobody knows where the text ends.
    if (this.#length === 0) this.#early += by;
    else this.#above = this.#limited(this.#above + by);
    return undefined;
  }

  /** How far a key moves; null when it closes the page. */
  #stepOf(key: string): number | null {
    const page = Math.max(1, this.#height - 1);
    const atEnd = this.#length > 0 && this.#above >= this.#limited(Number.POSITIVE_INFINITY);
    switch (key) {
      case 'up':
        return -1;
      case 'down':
        return 1;
      case 'page-up':
      case 'left':
        return -page;
      case 'page-down':
      case 'right':
        return page;
      case 'space':
        return atEnd ? null : page;
      case 'home':
        return Number.NEGATIVE_INFINITY;
      case 'end':
        return Number.POSITIVE_INFINITY;
      default:
        return null;
    }
  }

  #limited(above: number): number {
    return Math.max(0, Math.min(above, this.#length - this.#height));
  }

  #keys(): KeyLabel[] {
    const { words, ascii } = this.#page;
    const back = { key: words.enter, label: this.#page.enter ?? words.keys.back };
    const scroll = { key: ascii ? words.asciiUpDown : words.upDown, label: words.keys.scroll };
    const others = this.#page.keys ?? [];
    return this.#length > this.#height ? [...others, scroll, back] : [...others, back];
  }
}
