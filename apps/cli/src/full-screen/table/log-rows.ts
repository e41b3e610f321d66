import { wrap } from '../../text/line-writer.ts';
import { paintedText } from '../terminal/painted-text.ts';
import type { Row } from '../terminal/row.ts';

/** The last sentences that fit, the newest at the bottom; what is new stands out. */
export function logRows(log: readonly string[], news: number, room: { width: number; height: number }): Row[] {
  const rows: Row[] = [];
  for (let index = log.length - 1; index >= 0 && rows.length < room.height; index--) {
    const style = index >= log.length - news ? {} : ({ tone: 'muted' } as const);
    const lines = wrap(log[index], room.width).map((line) => paintedText(line.trimEnd(), style));
    rows.unshift(...lines);
  }
  return rows.slice(-room.height);
}
