export type GridRow = readonly string[];

/** Formats rows under a heading, the first column left-aligned and the figures right-aligned. */
export function grid(title: string, heading: GridRow, rows: readonly GridRow[]): string {
  if (rows.length === 0) return '';
  const widths = heading.map((_, column) => Math.max(...[heading, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (row: GridRow) => row.map((cell, column) => padded(cell, column, widths[column])).join('  ');
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return `${[title, rule, line(heading), rule, ...rows.map(line), rule].map((text) => text.trimEnd()).join('\n')}\n\n`;
}

const padded = (cell: string, column: number, width: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width);

/** Formats like 412 k or 22.9 M: a benchmark is not more precise than three digits. */
export function short(value: number): string {
  if (value >= 999_500) return `${(value / 1e6).toPrecision(3)} M`;
  if (value >= 999.5) return `${Number((value / 1e3).toPrecision(3))} k`;
  return String(Number(value.toPrecision(3)));
}
