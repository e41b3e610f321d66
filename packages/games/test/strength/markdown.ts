const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

export const figureText = (value: number | undefined): string =>
  value === undefined ? '–' : Math.max(0, value).toFixed(4);
