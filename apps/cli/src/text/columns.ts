import stringWidth from 'string-width';

/** Letters, lines, blocks and suit signs that every terminal shows in one column. */
const NARROW = /^[\u0020-\u007e\u00a0-\u00ff\u2026\u2500-\u25a0\u25a4\u25ae\u25b6\u25b8\u25c2\u2660-\u2667]*$/;

/** Columns that a text takes on a terminal; most texts need no measuring. */
export const textWidth = (text: string): number => (NARROW.test(text) ? text.length : stringWidth(text));

/** Rows of a table in columns: texts to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[], align: readonly ('left' | 'right')[]): string[] {
  const widths = align.map((_, column) => Math.max(...rows.map((row) => textWidth(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column], align[column]))
      .join('  ')
      .trimEnd(),
  );
}

function pad(cell: string, width: number, side: 'left' | 'right'): string {
  const room = ' '.repeat(width - textWidth(cell));
  return side === 'left' ? cell + room : room + cell;
}
