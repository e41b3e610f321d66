export type GridRow = readonly string[];

/** Rows under a heading, the first column to the left and figures to the right. */
export function grid(title: string, heading: GridRow, rows: readonly GridRow[]): string {
  if (rows.length === 0) return '';
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: GridRow) => row.map((cell, column) => padded(cell, column, widths[column])).join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return `${[title, rule, line(heading), rule, ...rows.map(line), rule].map((text) => text.trimEnd()).join('\n')}\n\n`;
}

const padded = (cell: string, column: number, width: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

/** 412 k, 22.9 M: three figures are all that a benchmark can promise. */
export function short(value: number): string {
  if (value >= 999_500) return `${(value / 1e6).toPrecision(3)} M`;
  if (value >= 999.5) return `${Number((value / 1e3).toPrecision(3))} k`;
  return String(Number(value.toPrecision(3)));
}
