import { numberKey } from '@shoal/core';
import type { FanModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import type { Size } from '../terminal/painter.ts';
import { beside, centred, EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import type { Style } from '../terminal/style.ts';

interface FanLook {
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** Columns and rows of a back, from the largest. */
const BACKS: readonly Size[] = [
  { columns: 10, rows: 7 },
  { columns: 7, rows: 5 },
  { columns: 5, rows: 3 },
  { columns: 3, rows: 2 },
  { columns: 2, rows: 1 },
];

/** In so many rows a long name may take two; in fewer it is cut. */
const WHOLE_TITLE_FROM = 6;

/** A name above the backs, and under each back its key; where there is little room the keys stand for the backs. */
export function fanRows(fan: FanModel, room: Size, look: FanLook): Row[] {
  const title = (room.rows < WHOLE_TITLE_FROM ? [fan.label] : wrap(fan.label, room.columns, 0)).map((line) =>
    centred(row(span(line.trim(), { tone: 'muted', bold: true })), room.columns),
  );
  const size = BACKS.find((back) => heightOf(fan.count, back, room) <= room.rows - title.length);
  return [...title, ...(size === undefined ? keyRows(fan, room, look) : backLines(fan, size, room, look))];
}

function backLines({ count, place }: FanModel, size: Size, room: Size, look: FanLook): Row[] {
  const perRow = perRowOf(count, size, room);
  const lines = Array.from({ length: Math.ceil(count / perRow) }, (_, line) => {
    const spots = Array.from({ length: Math.min(perRow, count - line * perRow) }, (_, at) => line * perRow + at);
    return beside(
      spots.map((spot) => ({ rows: backRows(spot, spot === place, place !== null, size, look), width: size.columns })),
      row(' '),
    );
  });
  return lines.flat().map((line) => centred(line, room.columns));
}

const KEY_COLUMNS = 3;

function keyRows({ count, place }: FanModel, room: Size, { ascii, colours }: FanLook): Row[] {
  const perRow = perRowOf(count, { columns: KEY_COLUMNS, rows: 1 }, room);
  const cells = Array.from({ length: count }, (_, spot) => {
    const isAt = spot === place;
    const [before, after] = isAt ? (ascii ? ['>', '<'] : ['▸', '◂']) : [' ', ' '];
    const key = (place === null ? null : numberKey(spot)) ?? (ascii ? '/' : '░');
    return row(span(`${before}${key}${after}`, backStyle(isAt, colours)), ' ');
  });
  return Array.from({ length: Math.ceil(count / perRow) }, (_, line) =>
    centred(cells.slice(line * perRow, (line + 1) * perRow).flat(), room.columns),
  );
}

function backStyle(isAt: boolean, colours: boolean): Style {
  return colours ? { ground: isAt ? 'picked-card' : 'back', tone: 'bar' } : { bold: isAt };
}

/** Every row has about as many backs as the others. */
function perRowOf(count: number, { columns }: Size, room: Size): number {
  const most = Math.max(1, Math.floor((room.columns + 1) / (columns + 1)));
  return Math.ceil(count / Math.ceil(count / most));
}

const heightOf = (count: number, size: Size, room: Size): number =>
  Math.ceil(count / perRowOf(count, size, room)) * (size.rows + 2);

/** The back that is pointed at comes up by a row. */
function backRows(spot: number, isAt: boolean, isLit: boolean, size: Size, { ascii, colours }: FanLook): Row[] {
  const back = row(span((ascii ? '/' : '░').repeat(size.columns), backStyle(isAt, colours)));
  const backs = Array.from({ length: size.rows }, () => back);
  const key = isLit ? (numberKey(spot) ?? (isAt ? '^' : ' ')) : ' ';
  const sign = centred(row(span(key, isAt ? { tone: 'gold', bold: true } : { tone: 'accent' })), size.columns);
  return isAt ? [...backs, EMPTY_ROW, sign] : [EMPTY_ROW, ...backs, sign];
}
