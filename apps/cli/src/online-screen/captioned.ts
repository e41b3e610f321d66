import { paintedText } from '../full-screen/terminal/painted-text.ts';
import { EMPTY_ROW, type Row, rowText, span } from '../full-screen/terminal/row.ts';
import type { PictureOverlay } from '../full-screen/terminal/stage.ts';
import { wrap } from '../text/line-writer.ts';

const MOST_ROWS = 2;

/**
 * Says something in the empty rows above the keys of a page, where it covers nothing. A table has rows of its own for that, and no
 * empty one there.
 */
export const captioned =
  (sentence: () => string | null): PictureOverlay =>
  (rows, { columns }) => {
    const said = sentence();
    const free = freeRows(rows);
    if (said === null || free === 0) return rows;
    const lines = wrap(said, columns - 4, 0).map((line) => line.trim());
    const most = Math.min(MOST_ROWS, free);
    const kept = lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]} …`];
    const drawn = kept.map((line): Row => [span('  '), ...paintedText(line, { tone: 'gold' })]);
    return [...rows.slice(0, rows.length - 1 - drawn.length), ...drawn, rows[rows.length - 1] ?? EMPTY_ROW];
  };

function freeRows(rows: readonly Row[]): number {
  let free = 0;
  while (free < rows.length - 1 && rowText(rows[rows.length - 2 - free]).trim() === '') free += 1;
  return free;
}
