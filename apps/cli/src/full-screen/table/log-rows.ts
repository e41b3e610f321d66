import type { LogEntry } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { atBottom } from '../terminal/canvas.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { type Row, row, span } from '../terminal/row.ts';
import type { TableLook } from './table-picture.ts';

/** The log of a table; where news have no room, its first line counts them and names the key that shows them. */
export function logBlock(log: readonly LogEntry[], { columns, rows }: Size, { words }: TableLook): Row[] {
  const room = { width: columns, height: rows };
  if (hiddenNews(log, room) === 0) return logRows(log, room);
  const left = { ...room, height: rows - 1 };
  const more = row(span(words.moreNews(hiddenNews(log, left)), { tone: 'accent', bold: true }));
  const told = logRows(log, left).filter((line) => line.length > 0);
  return atBottom([more, ...told], rows);
}

interface LogRoom {
  readonly width: number;
  readonly height: number;
}

/** How many new turns are not shown whole. */
function hiddenNews(log: readonly LogEntry[], { width, height }: LogRoom): number {
  let left = height;
  const first = log.findLastIndex(({ text }) => {
    left -= wrap(text, width).length;
    return left < 0;
  });
  return log.slice(0, first + 1).filter(({ isNew }) => isNew).length;
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
