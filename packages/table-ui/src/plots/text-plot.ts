/** The settings of a text curve. */
export interface TextCurve {
  readonly width: number;
  readonly height: number;
  readonly ascii?: boolean;
  /** The value of the lowest row; by default the least value. */
  readonly low?: number;
  /** The value of the highest row; by default the greatest value. */
  readonly high?: number;
}

/** The strokes of a curve: level, upright, and the corners where it leaves and reaches a level, up and down. */
const LINES = { level: '─', upright: '│', leavesUp: '╯', arrivesUp: '╭', leavesDown: '╮', arrivesDown: '╰' } as const;
const ASCII_LINES = {
  level: '-',
  upright: '|',
  leavesUp: "'",
  arrivesUp: '.',
  leavesDown: '.',
  arrivesDown: "'",
} as const;

/** Draws a small curve for a terminal, highest row first. */
export function textCurve(values: readonly number[], { width, height, ascii, low, high }: TextCurve): string[] {
  const signs = ascii === true ? ASCII_LINES : LINES;
  const grid = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
  const shown = values.filter(Number.isFinite);
  if (shown.length > 0) {
    const least = low ?? shown.reduce((a, b) => Math.min(a, b));
    const most = high ?? shown.reduce((a, b) => Math.max(a, b));
    const rows = resampled(shown, width).map((value) => rowOf(value, least, most, height));
    for (const [column, row] of rows.entries()) drawColumn(grid, column, rows[Math.max(0, column - 1)], row, signs);
  }
  return grid.map((row) => row.join('').trimEnd());
}

function drawColumn(
  grid: string[][],
  column: number,
  before: number,
  row: number,
  signs: typeof LINES | typeof ASCII_LINES,
): void {
  if (before === row) {
    grid[row][column] = signs.level;
    return;
  }
  const goesUp = row < before;
  grid[before][column] = goesUp ? signs.leavesUp : signs.leavesDown;
  grid[row][column] = goesUp ? signs.arrivesUp : signs.arrivesDown;
  for (let between = Math.min(before, row) + 1; between < Math.max(before, row); between++)
    grid[between][column] = signs.upright;
}

/** Row 0 is the highest. */
function rowOf(value: number, low: number, high: number, height: number): number {
  const part = high > low ? Math.max(0, Math.min(1, (value - low) / (high - low))) : 0.5;
  return Math.round((1 - part) * (height - 1));
}

/** One value per column: the mean of the values it covers, or the nearest value if there are more columns. */
function resampled(values: readonly number[], width: number): number[] {
  return Array.from({ length: width }, (_, column) => {
    const from = Math.floor((column * values.length) / width);
    const to = Math.max(from + 1, Math.floor(((column + 1) * values.length) / width));
    const some = values.slice(from, to);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** Draws a bar of at most `width` letters, in proportion to the greatest value. */
export function textBar(value: number, max: number, width: number, ascii = false): string {
  const part = max > 0 && value > 0 ? Math.min(1, value / max) : 0;
  if (ascii) return '#'.repeat(Math.round(part * width));
  const eighths = Math.round(part * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}
