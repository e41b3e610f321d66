import type { KeyLabel } from '@shoal/table-ui';
import type { ReviewText } from '../../review/review-lines.ts';
import { wrap } from '../../text/line-writer.ts';
import { bodyHeight, framed, markedStyle } from '../scenes/framed.ts';
import type { ScreenContext } from '../scenes/screen-context.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { type Row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';

type ReviewLook = Pick<ScreenContext, 'words' | 'ascii'>;

const WIDEST = 100;
/** Further than any review is long. */
const FAR = 1e6;
const SCROLLS: ReadonlyMap<string, number> = new Map([
  ['up', -1],
  ['down', 1],
  ['page-up', -10],
  ['page-down', 10],
  ['space', 10],
  ['home', -FAR],
  ['end', FAR],
]);
const STEPS: ReadonlyMap<string, number> = new Map([
  ['left', -1],
  ['back-tab', -1],
  ['right', 1],
  ['tab', 1],
]);

/** The coach's review to read: Enter tells the log entry of the mistake that the arrows have marked, Esc null. */
export class ReviewScene implements Scene<number | null> {
  readonly #text: ReviewText;
  readonly #look: ReviewLook;
  #at = 0;
  /** Rows above the screen. */
  #above = 0;
  /** Must the marked action come into sight? */
  #seeks = false;

  constructor(text: ReviewText, look: ReviewLook) {
    this.#text = text;
    this.#look = look;
  }

  frame(size: Size): Row[] {
    const { words } = this.#look;
    const height = bodyHeight(size);
    const { rows, marked } = this.#rows(Math.min(WIDEST, size.columns - 2));
    const last = Math.max(0, rows.length - height);
    if (this.#seeks) this.#above = marked - Math.floor(height / 2);
    this.#seeks = false;
    this.#above = Math.max(0, Math.min(this.#above, last));
    const keys = this.#keys(last > 0);
    return framed(words.reviewTitle, rows.slice(this.#above, this.#above + height), keys, size);
  }

  press(key: string): SceneOutcome<number | null> {
    const { marks } = this.#text;
    const scroll = SCROLLS.get(key);
    const step = STEPS.get(key);
    if (scroll !== undefined) this.#above += scroll;
    else if (step !== undefined && marks.length > 0) {
      this.#at = (this.#at + step + marks.length) % marks.length;
      this.#seeks = true;
    } else if (key === 'enter' && marks.length > 0) return { result: marks[this.#at].entry };
    else if (key === 'enter' || key === 'escape') return { result: null };
    return undefined;
  }

  /** All rows, and the number of the first one of the marked action. */
  #rows(width: number): { readonly rows: readonly Row[]; readonly marked: number } {
    const { lines, marks } = this.#text;
    const line = marks.at(this.#at)?.line;
    const rows: Row[] = [];
    let marked = 0;
    for (const [index, text] of lines.entries()) {
      const isMarked = index === line;
      if (isMarked) marked = rows.length;
      rows.push(...wrap(text, width).map((part, row) => this.#row(part, isMarked, row === 0)));
    }
    return { rows, marked };
  }

  /** A mark takes the place of the indent. */
  #row(text: string, isMarked: boolean, isFirst: boolean): Row {
    const style = markedStyle(isMarked);
    if (!isMarked || !isFirst) return [span(' '), ...paintedText(text, style)];
    return [span(this.#look.ascii ? ' > ' : ' ▸ ', style), ...paintedText(text.trimStart(), style)];
  }

  #keys(scrolls: boolean): KeyLabel[] {
    const { words, ascii } = this.#look;
    const scroll = { key: ascii ? words.asciiUpDown : words.upDown, label: words.keys.scroll };
    const { length } = this.#text.marks;
    return [
      ...(length === 0 ? [] : [{ key: words.enter, label: words.keys.seeReplay, isAnswer: true }]),
      ...(length < 2 ? [] : [{ key: ascii ? words.asciiArrows : words.arrows, label: words.keys.mistake }]),
      { key: words.escape, label: words.keys.back },
      ...(scrolls ? [scroll] : []),
    ];
  }
}
