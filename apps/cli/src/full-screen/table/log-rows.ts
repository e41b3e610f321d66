import type { Seat } from '@shoal/core';
import type { LogEntry, SeatModel, TableModel } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { atBottom, type Block, type Box } from '../terminal/canvas.ts';
import { paintedText } from '../terminal/painted-text.ts';
import { type Row, row, span } from '../terminal/row.ts';
import type { TableLook } from './table-picture.ts';

/** The log of a table; where news have no room, its first line counts them and names the key that shows them. */
export function logBlock(model: LogModel, box: Box, { words }: TableLook, title: readonly Row[] = []): Block {
  const room = { width: box.columns, height: box.rows - title.length };
  if (hiddenNews(model, room) === 0) return { box, rows: [...title, ...logRows(model.log, room)] };
  const left = { ...room, height: room.height - 1 };
  const more = row(span(words.moreNews(hiddenNews(model, left)), { tone: 'accent', bold: true }));
  const told = logRows(model.log, left).filter((line) => line.length > 0);
  return { box, rows: [...title, ...atBottom([more, ...told], room.height)], namesLog: true };
}

export interface LogModel extends Pick<TableModel, 'log'> {
  readonly seats: readonly Pick<SeatModel, 'isViewer'>[];
}

interface LogRoom {
  readonly width: number;
  readonly height: number;
}

/** How many new turns are not shown whole; the viewer knows of the own ones. */
function hiddenNews({ log, seats }: LogModel, { width, height }: LogRoom): number {
  let left = height;
  const first = log.findLastIndex(({ text }) => {
    left -= wrap(text, width).length;
    return left < 0;
  });
  const isOwn = (seat: Seat | null) => seat !== null && seats[seat]?.isViewer;
  return log.slice(0, first + 1).filter(({ isNew, seat }) => isNew && !isOwn(seat)).length;
}

/** The last turns that fit whole, the newest at the bottom; what is new stands out. */
export function logRows(log: readonly LogEntry[], { width, height }: LogRoom): Row[] {
  const rows: Row[] = [];
  for (const entry of log.toReversed()) {
    const lines = entryRows(entry, width, height);
    if (rows.length + lines.length > height) return atBottom(rows, height);
    rows.unshift(...lines);
  }
  return rows;
}

/** Where one entry is higher than the room, its end is shown and marked as cut. */
function entryRows({ text, isNew }: LogEntry, width: number, height: number): Row[] {
  const style = isNew ? {} : ({ tone: 'muted' } as const);
  const lines = wrap(text, width).map((line) => line.trimEnd());
  const cut = Math.max(0, lines.length - Math.max(1, height));
  const shown = lines.slice(cut).map((line, index) => (cut > 0 && index === 0 ? `… ${line.trimStart()}` : line));
  return shown.map((line) => paintedText(line, style));
}
