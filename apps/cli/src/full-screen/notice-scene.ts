import type { KeyLabel } from '@shoal/table-ui';
import { wrap } from '../screen.ts';
import { bodyHeight, framed } from './framed.ts';
import { paintedText } from './painted-text.ts';
import type { Size } from './painter.ts';
import { centred, EMPTY_ROW, type Row } from './row.ts';
import type { Outcome, Scene } from './stage.ts';

export interface Notice<T> {
  readonly title: string;
  /** The first line stands out. */
  readonly lines: readonly string[];
  readonly keys: readonly KeyLabel[];
  /** What each key leads to. */
  readonly answers: Readonly<Record<string, T>>;
  /** What is said to every other key. */
  readonly wrong: (key: string) => string;
}

const WIDEST = 70;

/** A few words in the middle of an otherwise empty screen, and one key to go on: questions and the curtain. */
export class NoticeScene<T> implements Scene<T> {
  readonly #notice: Notice<T>;
  #message: string | null = null;

  constructor(notice: Notice<T>) {
    this.#notice = notice;
  }

  frame(size: Size): Row[] {
    const { title, lines, keys } = this.#notice;
    const told = [...lines, ...(this.#message === null ? [] : ['', this.#message])];
    const body = told.flatMap((line, index) => {
      const style = index === 0 ? ({ tone: 'accent', bold: true } as const) : {};
      return wrap(line, Math.min(WIDEST, size.columns - 4)).map((part) =>
        centred(paintedText(part.trim(), style), size.columns),
      );
    });
    const above = Math.max(0, Math.floor((bodyHeight(size) - body.length) / 2));
    return framed(title, [...Array.from({ length: above }, () => EMPTY_ROW), ...body], keys, size);
  }

  press(key: string): Outcome<T> {
    const { answers, wrong } = this.#notice;
    const pressed = key.toLowerCase();
    if (Object.hasOwn(answers, pressed)) return { result: answers[pressed] };
    this.#message = wrong(key);
    return undefined;
  }
}
