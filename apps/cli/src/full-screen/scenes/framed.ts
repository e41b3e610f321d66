import type { KeyLabel } from '@shoal/table-ui';
import type { Size } from '../terminal/painter.ts';
import { apart, EMPTY_ROW, type Row, row, type Span, span } from '../terminal/row.ts';
import type { Style } from '../terminal/style.ts';
import { keyRow } from './footer-rows.ts';

const BAR = { ground: 'bar', tone: 'bar' } as const;

/** Rows that a framed body has room for. */
export const bodyHeight = ({ rows }: Size): number => Math.max(1, rows - 4);

/** A page with a title above it and its keys below. */
export function framed(title: string, body: readonly Row[], keys: readonly KeyLabel[], size: Size): Row[] {
  const height = bodyHeight(size);
  return [
    apart(row(span(` ${title} `, { ...BAR, bold: true })), row(), size.columns, BAR),
    EMPTY_ROW,
    ...Array.from({ length: height }, (_, index) => body[index] ?? EMPTY_ROW),
    EMPTY_ROW,
    keyRow(keys, size.columns),
  ];
}

/** The part of a list that there is room for, with the item at `at` in it. */
export function around<T>(items: readonly T[], at: number, height: number): readonly T[] {
  const from = firstShown(items.length, at, height);
  return items.slice(from, from + height);
}

const firstShown = (count: number, at: number, height: number): number =>
  Math.max(0, Math.min(at - Math.floor(height / 2), count - height));

/** Such a part of a list, with arrows at its ends that count what is out of sight. */
export function scrolled(rows: readonly Row[], at: number, height: number, ascii: boolean): readonly Row[] {
  const shown = around(rows, at, height);
  if (shown.length === rows.length || height < LEAST_SCROLLED) return shown;
  const above = firstShown(rows.length, at, height);
  const below = rows.length - above - height;
  return [
    above > 0 ? endMark(ascii ? '^' : '↑', above + 1) : shown[0],
    ...shown.slice(1, -1),
    below > 0 ? endMark(ascii ? 'v' : '↓', below + 1) : shown[height - 1],
  ];
}

/** Below that, an arrow could hide the item in question. */
const LEAST_SCROLLED = 3;

const endMark = (arrow: string, count: number): Row => row(span(`    ${arrow} ${count}`, { tone: 'muted' }));

export const markedStyle = (isMarked: boolean): Style => (isMarked ? { tone: 'gold', bold: true } : {});

/** How a line of a list begins. */
export const listMark = (isMarked: boolean, ascii: boolean): Span =>
  span(`  ${isMarked ? (ascii ? '>' : '▸') : ' '} `, markedStyle(isMarked));
