import { textWidth } from '../../text/columns.ts';
import type { Style } from './style.ts';

/** A piece of text in one style. */
export interface Span {
  readonly text: string;
  readonly style?: Style;
}

/** One line of the screen. */
export type Row = readonly Span[];

export const EMPTY_ROW: Row = [];

export const span = (text: string, style?: Style): Span => (style === undefined ? { text } : { text, style });

export const row = (...spans: readonly (Span | string)[]): Row =>
  spans.map((one) => (typeof one === 'string' ? { text: one } : one));

export const rowText = (line: Row): string => line.map(({ text }) => text).join('');

export const rowWidth = (line: Row): number => line.reduce((sum, { text }) => sum + textWidth(text), 0);

let segmenter: Intl.Segmenter | undefined;

/** The segmenter is made for the first text that is cut: the first frame need not wait for its tables. */
function lettersOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** At most so many columns of a text; what is cut off is marked. */
export function cut(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = '';
  for (const { segment } of lettersOf(text)) {
    if (textWidth(kept + segment) > width - 1) break;
    kept += segment;
  }
  return width <= 0 ? '' : `${kept}…`;
}

/** Exactly so many columns: cut, or filled up in the style of its end. */
export function fit(line: Row, width: number, filling?: Style): Row {
  const fitted: Span[] = [];
  let left = width;
  for (const { text, style } of line) {
    if (left <= 0) break;
    const part = cut(text, left);
    fitted.push(span(part, style));
    left -= textWidth(part);
  }
  return left > 0 ? [...fitted, span(' '.repeat(left), filling)] : fitted;
}

/** A row with one part at each end. */
export function apart(left: Row, right: Row, width: number, filling?: Style): Row {
  const room = Math.max(1, width - rowWidth(right));
  return fit([...fit(left, room, filling), ...right], width, filling);
}

export function centred(line: Row, width: number): Row {
  const room = Math.max(0, width - rowWidth(line));
  return fit([span(' '.repeat(Math.floor(room / 2))), ...line], width);
}

/** Blocks beside each other, each filled up to its width and to the height of the highest. */
export function beside(blocks: readonly { readonly rows: readonly Row[]; readonly width: number }[], gap: Row): Row[] {
  const height = Math.max(...blocks.map(({ rows }) => rows.length));
  return Array.from({ length: height }, (_, index) =>
    blocks.flatMap(({ rows, width }, at) => [...(at === 0 ? [] : gap), ...fit(rows[index] ?? EMPTY_ROW, width)]),
  );
}
