import type { Size } from '../terminal/painter.ts';
import { fit, type Row, row, type Span, span } from '../terminal/row.ts';
import type { TableLook } from './table-picture.ts';

/** A lower table top has no edge, so that its cards are larger. */
const EDGED_FROM = 13;
const MARGIN = 2;
/** How far the rows at the upper and lower end are shorter: the corners are round. */
const CORNERS = [4, 2, 1];

const edgeOf = ({ rows }: Size): number => (rows >= EDGED_FROM ? 1 : 0);

/** The room that the top of a table has for its cards. */
export const innerOf = (box: Size): Size => ({ columns: box.columns - 2 * MARGIN, rows: box.rows - 2 * edgeOf(box) });

/** The top of a table: felt, or a line around it where there are no colours. */
export function tableTop(rows: readonly Row[], box: Size, look: TableLook): Row[] {
  const inner = innerOf(box);
  const filled = Array.from({ length: inner.rows }, (_, at) => fit(rows[at] ?? [], inner.columns));
  if (look.colours) return felt(filled, box);
  return edgeOf(box) === 0 ? filled.map((line) => row(' '.repeat(MARGIN), ...line)) : edged(filled, inner, look);
}

function felt(rows: readonly Row[], box: Size): Row[] {
  const edge = edgeOf(box);
  const corners = CORNERS.slice(1 - edge);
  return Array.from({ length: box.rows }, (_, y) => {
    const inset = corners[Math.min(y, box.rows - 1 - y)] ?? 0;
    const line = rows[y - edge];
    const beside = ' '.repeat(Math.max(0, MARGIN - inset));
    const laid = line === undefined ? row(' '.repeat(box.columns - 2 * inset)) : row(beside, ...line, beside);
    return row(' '.repeat(inset), ...laid.map(onFelt));
  });
}

/** Text without a ground of its own lies on the felt, in a tone that is read there on any terminal. */
function onFelt({ text, style }: Span): Span {
  if (style?.ground !== undefined) return span(text, style);
  const isPlain = style?.tone === undefined || style.tone === 'muted';
  return span(text, { ...style, ...(isPlain ? { tone: 'bar' } : {}), ground: 'felt' });
}

function edged(rows: readonly Row[], { columns }: Size, { ascii }: TableLook): Row[] {
  const [corners, level, upright] = ascii ? ['++++', '-', '|'] : ['╭╮╰╯', '─', '│'];
  const edge = (left: string, right: string) => row(`${left}${level.repeat(columns + MARGIN)}${right}`);
  return [
    edge(corners[0], corners[1]),
    ...rows.map((line) => row(`${upright} `, ...line, ` ${upright}`)),
    edge(corners[2], corners[3]),
  ];
}
