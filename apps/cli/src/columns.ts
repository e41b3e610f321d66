import { textWidth } from './text-width.ts';

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
