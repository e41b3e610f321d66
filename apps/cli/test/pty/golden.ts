import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cell, writeSeenStyle } from './cell.ts';

export interface GoldenOptions {
  /** Colours and styles too, in a second file beside the text. */
  readonly colours?: boolean;
  readonly folder?: string;
}

type Cells = readonly (readonly Cell[])[];

const FOLDER = fileURLToPath(new URL('../../../../golden/screens', import.meta.url));
const WRITE = 'SHOAL_GOLDEN=write';

/** Throws with the rows that differ from what was kept; with SHOAL_GOLDEN=write keeps the screen instead. */
export function compareWithGolden(
  name: string,
  cells: Cells,
  { colours = false, folder = FOLDER }: GoldenOptions,
): void {
  compareFile(join(folder, `${name}.txt`), textOf(cells));
  if (colours) compareFile(join(folder, `${name}.colours.txt`), coloursOf(cells));
}

function compareFile(path: string, shown: string): void {
  if (process.env['SHOAL_GOLDEN'] === 'write') keep(path, shown);
  if (!existsSync(path)) throw new Error(`There is no golden screen ${path}; ${WRITE} keeps the present one.`);
  const kept = readFileSync(path, 'utf8');
  if (kept === shown) return;
  const difference = differenceOf(kept.split('\n'), shown.split('\n')).join('\n');
  throw new Error(`The screen is not as in ${path}; ${WRITE} keeps it as it is now (+).\n${difference}`);
}

function keep(path: string, shown: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, shown);
}

/** Row by row and not as text is compared: on a screen a line that is one row lower is elsewhere. */
function differenceOf(kept: readonly string[], shown: readonly string[]): string[] {
  return Array.from({ length: Math.max(kept.length, shown.length) }, (_, row) => row)
    .filter((row) => kept[row] !== shown[row])
    .flatMap((row) => [...lineOf(row, '-', kept[row]), ...lineOf(row, '+', shown[row])]);
}

const lineOf = (row: number, sign: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${String(row).padStart(3)} ${sign} ${text}`];

const sizeOf = (cells: Cells): string => `${cells[0].length}x${cells.length}`;

/** The size, then the rows: line 1 of the file is row 0, so its numbers count rows from 1. */
function textOf(cells: Cells): string {
  const rows = cells.map((row) =>
    row
      .map(({ text, width }) => text || ' '.repeat(width))
      .join('')
      .trimEnd(),
  );
  const last = rows.findLastIndex((row) => row !== '');
  return `${[sizeOf(cells), ...rows.slice(0, last + 1)].join('\n')}\n`;
}

/** The size, then for each row that is not plain its number from 1 and its runs, columns from 1 as well. */
function coloursOf(cells: Cells): string {
  const rows = cells.map((row, y) => ({ number: y + 1, runs: runsOf(row) })).filter(({ runs }) => runs.length > 0);
  return `${[sizeOf(cells), ...rows.map(({ number, runs }) => `${number}: ${runs.join('; ')}`)].join('\n')}\n`;
}

function runsOf(row: readonly Cell[]): string[] {
  const styles = row.map(writeSeenStyle);
  const starts = styles.flatMap((style, x) => (x === 0 || style !== styles[x - 1] ? [x] : []));
  return starts.flatMap((from, index) => {
    const end = starts[index + 1] ?? row.length;
    return styles[from] === '' ? [] : [`${from + 1}-${end} ${styles[from]}`];
  });
}
