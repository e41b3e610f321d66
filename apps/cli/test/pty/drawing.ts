import type { Cell, Colour } from './cell.ts';

const SYSTEM = [
  ...['#000000', '#cd0000', '#00cd00', '#cdcd00', '#0000ee', '#cd00cd', '#00cdcd', '#e5e5e5'],
  ...['#7f7f7f', '#ff0000', '#00ff00', '#ffff00', '#5c5cff', '#ff00ff', '#00ffff', '#ffffff'],
];
const LEVELS = [0, 95, 135, 175, 215, 255];
const GREYS = Array.from({ length: 24 }, (_, step) => 8 + 10 * step);

const hex = (...levels: readonly number[]): string =>
  `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;

/** The 256 colours of xterm, as it comes. */
const PALETTE: readonly string[] = [
  ...SYSTEM,
  ...LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => hex(red, green, blue)))),
  ...GREYS.map((grey) => hex(grey, grey, grey)),
];

/** What can be drawn: a terminal, or anything that knows its cells. */
export interface Drawable {
  readonly columns: number;
  readonly rows: number;
  readonly isCursorHidden: boolean;
  readonly cursor: { readonly x: number; readonly y: number };
  cells(): readonly (readonly Cell[])[];
}

export type Theme = 'dark' | 'light';

interface Paper {
  readonly fg: string;
  readonly bg: string;
}

const PAPERS: Readonly<Record<Theme, Paper>> = {
  dark: { fg: '#e5e5e5', bg: '#101010' },
  light: { fg: '#101010', bg: '#ffffff' },
};

/** In pixels; with this size of type a character of DejaVu Sans Mono is just as wide. */
const CELL = { width: 10, height: 19, baseline: 15, fontSize: 16.6 };

export const pixelsOf = ({ columns, rows }: Drawable): { readonly width: number; readonly height: number } => ({
  width: columns * CELL.width,
  height: rows * CELL.height,
});

/** A page that shows the screen as a terminal would, every cell at its place whatever the font. */
export function drawingOf(screen: Drawable, theme: Theme = 'dark'): string {
  const { width, height } = pixelsOf(screen);
  const paper = PAPERS[theme];
  const cells = screen.cells().flatMap((row, y) => row.map((cell, x) => drawCell(cell, x, y, paper)));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${screen.columns}x${screen.rows}</title>
<style>
  body { margin: 0; background: ${paper.bg} }
  svg { display: block; font: ${CELL.fontSize}px 'DejaVu Sans Mono', monospace; white-space: pre }
</style>
<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">
${cells.filter((cell) => cell !== '').join('\n')}
${screen.isCursorHidden ? '' : drawCursor(screen.cursor, paper)}
</svg>
</html>
`;
}

function drawCell(cell: Cell, x: number, y: number, paper: Paper): string {
  const ink = hexOf(cell.fg) ?? paper.fg;
  const ground = hexOf(cell.bg) ?? paper.bg;
  const [fg, bg] = cell.inverse ? [ground, ink] : [ink, ground];
  return `${bg === paper.bg ? '' : drawGround(cell, x, y, bg)}${drawText(cell, x, y, fg)}`;
}

const drawGround = ({ width }: Cell, x: number, y: number, colour: string): string =>
  `<rect ${placeOf(x, y)} width="${width * CELL.width}" height="${CELL.height}" fill="${colour}"/>`;

function drawText(cell: Cell, x: number, y: number, colour: string): string {
  if (cell.text.trim() === '' && !cell.underline) return '';
  const looks = [
    cell.bold ? ' font-weight="bold"' : '',
    cell.italic ? ' font-style="italic"' : '',
    cell.dim ? ' opacity="0.6"' : '',
    cell.underline ? ' text-decoration="underline"' : '',
  ].join('');
  const place = `x="${x * CELL.width}" y="${y * CELL.height + CELL.baseline}"`;
  return `<text ${place} fill="${colour}"${looks}>${escaped(cell.text || ' ')}</text>`;
}

const drawCursor = ({ x, y }: Drawable['cursor'], { fg }: Paper): string =>
  `<rect ${placeOf(x, y)} width="${CELL.width}" height="${CELL.height}" fill="none" stroke="${fg}"/>`;

const placeOf = (x: number, y: number): string => `x="${x * CELL.width}" y="${y * CELL.height}"`;

const hexOf = (colour: Colour): string | null => (typeof colour === 'number' ? PALETTE[colour] : colour);

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
