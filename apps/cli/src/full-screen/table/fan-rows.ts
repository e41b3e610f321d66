import { numberKey } from '@shoal/core';
import type { FanModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { atBottom } from '../terminal/canvas.ts';
import type { Size } from '../terminal/painter.ts';
import { beside, centred, EMPTY_ROW, type Row, row, span } from '../terminal/row.ts';
import type { Style } from '../terminal/style.ts';

interface FanLook {
  readonly ascii: boolean;
  readonly colours: boolean;
}

/** A back, and how far it is from the one before; a card that lies under the next shows only its edge. */
interface Back extends Size {
  readonly step: number;
}

/** From the best: large backs apart, then overlapping ones, then small ones. */
const BACKS: readonly Back[] = [
  { columns: 10, rows: 7, step: 11 },
  { columns: 7, rows: 5, step: 8 },
  { columns: 5, rows: 3, step: 6 },
  { columns: 5, rows: 3, step: 3 },
  { columns: 5, rows: 2, step: 3 },
  { columns: 3, rows: 2, step: 4 },
  { columns: 5, rows: 2, step: 2 },
  { columns: 2, rows: 1, step: 3 },
];

/** In so many rows and so few columns there is room for a name in two rows. */
const WHOLE_TITLE_FROM = 6;
const SHORT_TITLE_BELOW = 46;

/**
 * A name above the backs, and under each back its key; where there is little room the keys stand for the backs. Sizes and
 * rows depend on the most cards of the deal, so that nothing moves when a hand gets smaller.
 */
export function fanRows(fan: FanModel, room: Size, look: FanLook): Row[] {
  const title = titleRows(fan, room);
  const height = room.rows - title.length;
  const back = BACKS.find((one) => heightOf(fan.most, one, room) <= height);
  const drawn = back === undefined ? keyRows(fan, { ...room, rows: height }, look) : backLines(fan, back, room, look);
  const rows = back === undefined ? drawn.length : heightOf(fan.most, back, room);
  return [...title, ...Array.from({ length: rows }, (_, at) => drawn[at] ?? EMPTY_ROW)];
}

function titleRows({ label }: FanModel, { columns, rows }: Size): Row[] {
  const lines = rows < WHOLE_TITLE_FROM ? [label] : wrap(label, columns, 0);
  const reserved = rows < WHOLE_TITLE_FROM || columns >= SHORT_TITLE_BELOW ? 1 : 2;
  const drawn = lines.map((line) => centred(row(span(line.trim(), { tone: 'muted', bold: true })), columns));
  return atBottom(drawn, reserved);
}

function backLines({ count, most, place }: FanModel, back: Back, room: Size, look: FanLook): Row[] {
  const perRow = perRowOf(most, back, room);
  const lines = Array.from({ length: Math.ceil(count / perRow) }, (_, line) => {
    const spots = Array.from({ length: Math.min(perRow, count - line * perRow) }, (_, at) => line * perRow + at);
    return beside(
      spots.map((spot, at) => {
        const isOnTop = at === spots.length - 1;
        const width = isOnTop ? back.columns : back.step;
        return { rows: backRows({ spot, isAt: spot === place, isLit: place !== null, isOnTop }, back, look), width };
      }),
      EMPTY_ROW,
    );
  });
  return lines.flat().map((line) => centred(line, room.columns));
}

/** Apart, or close together where more rows would take the place of what else must be told. */
const KEYS: Back = { columns: 3, rows: 1, step: 4 };
const CLOSE_KEYS: Back = { ...KEYS, step: 3 };

function keyRows({ count, most, place }: FanModel, room: Size, { ascii, colours }: FanLook): Row[] {
  const keys = Math.ceil(most / mostPerRow(KEYS, room)) <= room.rows ? KEYS : CLOSE_KEYS;
  const perRow = mostPerRow(keys, room);
  const cells = Array.from({ length: count }, (_, spot) => {
    const isAt = spot === place;
    const [before, after] = isAt ? (ascii ? ['>', '<'] : ['▸', '◂']) : [' ', ' '];
    const key = (place === null ? null : numberKey(spot)) ?? (ascii ? '/' : '░');
    return row(span(`${before}${key}${after}`, backStyle(isAt, colours)), ' '.repeat(keys.step - keys.columns));
  });
  return Array.from({ length: Math.ceil(count / perRow) }, (_, line) =>
    centred(cells.slice(line * perRow, (line + 1) * perRow).flat(), room.columns),
  );
}

function backStyle(isAt: boolean, colours: boolean): Style {
  return colours ? { ground: isAt ? 'picked-card' : 'back', tone: 'bar' } : { bold: isAt };
}

const mostPerRow = ({ columns, step }: Back, room: Size): number =>
  Math.max(1, Math.floor((room.columns - columns) / step) + 1);

/** Every row has about as many backs as the others. */
const perRowOf = (count: number, back: Back, room: Size): number =>
  Math.ceil(count / Math.ceil(count / mostPerRow(back, room)));

const heightOf = (count: number, back: Back, room: Size): number =>
  Math.ceil(count / perRowOf(count, back, room)) * (back.rows + 2);

interface Spot {
  readonly spot: number;
  readonly isAt: boolean;
  readonly isLit: boolean;
  /** Does no other back lie over it? */
  readonly isOnTop: boolean;
}

/** The back that is pointed at comes up by a row. */
function backRows({ spot, isAt, isLit, isOnTop }: Spot, size: Back, { ascii, colours }: FanLook): Row[] {
  const isApart = size.step > size.columns;
  const [pattern, edge] = ascii ? ['/', '|'] : ['░', '▏'];
  const width = isOnTop ? size.columns : Math.min(size.step, size.columns);
  const drawn = isApart ? pattern.repeat(width) : edge + pattern.repeat(width - 1);
  const back = row(span(drawn, backStyle(isAt, colours)));
  const backs = Array.from({ length: size.rows }, () => back);
  const key = isLit ? (numberKey(spot) ?? (isAt ? '^' : ' ')) : ' ';
  const style: Style = isAt ? { tone: 'gold', bold: true } : { tone: 'accent' };
  const sign = centred(row(span(key, style)), Math.min(size.step, size.columns));
  return isAt ? [...backs, EMPTY_ROW, sign] : [EMPTY_ROW, ...backs, sign];
}
