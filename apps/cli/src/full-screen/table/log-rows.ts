import type { LogEntry } from '@shoal/table-ui';
import { wrap } from '../../text/line-writer.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Size } from '../terminal/painter.ts';
import { type Row, row, span } from '../terminal/row.ts';
import type { TableLook } from './table-picture.ts';

/** The log of a table; where news have no room, its first line counts them and names the key that shows them. */
export function logBlock(log: readonly LogEntry[], { columns, rows }: Size, { words }: TableLook): Row[] {
  const room = { width: columns, height: rows };
  if (hiddenNews(log, room) === 0) return logRows(log, room);
  const left = { ...room, height: rows - 1 };
  const more = words.moreNews(hiddenNews(log, left));
  return [row(span(more, { tone: 'accent', bold: true })), ...logRows(log, left)];
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

/** The last turns that fit, the newest at the bottom; what is new stands out. */
export function logRows(log: readonly LogEntry[], room: LogRoom): Row[] {
  const rows: Row[] = [];
  for (let index = log.length - 1; index >= 0 && rows.length < room.height; index--) {
    const { text, isNew } = log[index];
    const style = isNew ? {} : ({ tone: 'muted' } as const);
    const lines = wrap(text, room.width).map((line) => paintedText(line.trimEnd(), style));
    rows.unshift(...lines);
  }
  return rows.slice(-room.height);
}
