import { numberKey } from '@shoal/core';
import { keyName, type ScreenWords } from '@shoal/table-ui';
import { textWidth } from '../../text/columns.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { cut, EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import type { Scene, SceneOutcome } from '../terminal/stage.ts';
import { bodyHeight, framed, listMark, markedStyle, scrolled } from './framed.ts';

/** Something to choose from a list. */
export interface MenuItem<T> {
  readonly value: T;
  readonly label: string;
  /** Shorter labels for rows in which the note would have no room; the last one may be cut. */
  readonly shorter?: readonly string[];
  /** More about it, at its right. */
  readonly note?: string;
  /** What X makes of it, where it can be thrown away. */
  readonly discard?: T;
}

export interface Menu<T> {
  readonly title: string;
  /** What stands above the list, in the rows that are left for it. */
  readonly above?: (room: Size) => readonly Row[];
  readonly items: readonly MenuItem<T>[];
  readonly words: ScreenWords;
  readonly ascii: boolean;
  /** The item that Enter takes at first. */
  readonly at?: number;
  /** What Esc does, if not going back. */
  readonly back?: string;
}

const LEAST_ITEMS = 5;
/** A blank line and one for a message. */
const BELOW_LIST = 2;
/** In fewer rows, what stands above comes before the last items. */
const LEAST_ABOVE = 8;
const PAGE = 8;
const STEPS: ReadonlyMap<string, number> = new Map([
  ['up', -1],
  ['left', -1],
  ['back-tab', -1],
  ['down', 1],
  ['right', 1],
  ['tab', 1],
  ['page-up', -PAGE],
  ['page-down', PAGE],
  ['home', -Infinity],
  ['end', Infinity],
]);

/** The mark, the number, and what parts them. */
const BEFORE_LABEL = 7;

function labelOf({ label, shorter }: MenuItem<unknown>, room: number): string {
  if (shorter === undefined) return label;
  const labels = [label, ...shorter];
  return labels.find((text) => textWidth(text) <= room) ?? cut(labels[labels.length - 1], room);
}

/** The rows above a list: all its items are seen where that leaves enough, and something to choose from always is. */
const roomAbove = (items: number, rows: number): number =>
  rows - items >= LEAST_ABOVE ? rows - items : rows - Math.min(items, LEAST_ITEMS);

/** A list to choose from: by arrows and Enter, or by number. Esc chooses nothing. */
export class MenuScene<T> implements Scene<T | null> {
  readonly #menu: Menu<T>;
  #at: number;
  #message: string | null = null;

  constructor(menu: Menu<T>) {
    this.#menu = menu;
    this.#at = menu.at ?? 0;
  }

  frame(size: Size): Row[] {
    const { title, above, items, words, ascii } = this.#menu;
    const room = roomAbove(items.length, bodyHeight(size) - BELOW_LIST);
    const head = above?.({ ...size, rows: room }).slice(0, Math.max(0, room)) ?? [];
    const rows = items.map((item, index) => this.#row(item, index, size.columns));
    const list = scrolled(rows, this.#at, Math.max(1, bodyHeight(size) - head.length - BELOW_LIST), ascii);
    const body = [...head, ...list, EMPTY_ROW, this.#note()];
    const keys = [
      { key: ascii ? words.asciiUpDown : words.upDown, label: words.keys.move },
      { key: words.enter, label: words.keys.choose, isAnswer: true },
      ...(items[this.#at]?.discard === undefined ? [] : [{ key: 'X', label: words.keys.discard }]),
      { key: words.escape, label: this.#menu.back ?? words.keys.back },
    ];
    return framed(title, body, keys, size);
  }

  press(key: string): SceneOutcome<T | null> {
    const { items, words } = this.#menu;
    const count = items.length;
    this.#message = null;
    if (key === 'escape') return { result: null };
    if (key === 'enter' || key === 'space') return count === 0 ? { result: null } : { result: items[this.#at].value };
    const discard = items[this.#at]?.discard;
    if ((key.toLowerCase() === 'x' || key === 'delete') && discard !== undefined) return { result: discard };
    const numbered = items.findIndex((_, index) => numberKey(index) === key);
    if (numbered >= 0) return { result: items[numbered].value };
    const step = STEPS.get(key);
    if (step === undefined) this.#message = words.wrongKey(keyName(key, words), this.#answers());
    else if (Math.abs(step) > 1) this.#at = Math.max(0, Math.min(count - 1, this.#at + step));
    else this.#at = count === 0 ? 0 : (this.#at + step + count) % count;
    return undefined;
  }

  #row(item: MenuItem<T>, index: number, columns: number): Row {
    const isMarked = index === this.#at;
    const note = item.note === undefined ? '' : `  ${item.note}`;
    const label = labelOf(item, columns - BEFORE_LABEL - textWidth(note));
    return row(
      listMark(isMarked, this.#menu.ascii),
      span(numberKey(index) ?? ' ', { tone: 'accent', bold: true }),
      '  ',
      ...paintedText(label, markedStyle(isMarked)),
      span(note, { tone: 'muted' }),
    );
  }

  #note(): Row {
    return this.#message === null ? EMPTY_ROW : row('  ', span(this.#message, { tone: 'gold' }));
  }

  #answers(): string[] {
    const { words, ascii, items } = this.#menu;
    const last = Math.min(items.length, 9);
    const numbers = [...(last > 1 ? [`1-${last}`] : []), ...(items.length > last ? ['0'] : [])];
    const discard = items[this.#at]?.discard === undefined ? [] : ['X'];
    return [ascii ? words.asciiUpDown : words.upDown, ...numbers, words.enter, ...discard, words.escape];
  }
}
