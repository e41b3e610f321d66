/** Formats a number of an axis. */
export type Format = (value: number) => string;

/** The room for a chart in pixels, and the height of its letters. */
export interface ChartSize {
  readonly width: number;
  readonly letter: number;
}

/** The main line stands out; the others have a dash and a colour by number. */
export type ChartHue = number | 'main';

/** The role of a shape in its chart. Each renderer decides how it looks. */
export type ShapeRole =
  | 'bar'
  | 'baseline'
  | 'cursor'
  | 'cursorDot'
  | 'curve'
  | 'dot'
  | 'fair'
  | 'graveMark'
  | 'grid'
  | 'label'
  | 'mark'
  | 'number'
  | 'point'
  | 'ring'
  | 'sample'
  | 'title'
  | 'touch'
  | 'track'
  | 'under'
  | 'value'
  | 'whisker';

/** An SVG element with its place. */
export interface ChartShape {
  readonly tag: 'circle' | 'line' | 'path' | 'rect' | 'text';
  readonly role: ShapeRole;
  readonly place: Readonly<Record<string, number | string>>;
  readonly hue?: ChartHue;
  readonly text?: string;
  /** The tooltip of the shape. */
  readonly hint?: string;
}

/** A chart as plain values, ready to be drawn. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly ChartShape[];
}

export const line = (role: ShapeRole, x1: number, y1: number, x2: number, y2: number): ChartShape => ({
  tag: 'line',
  role,
  place: { x1, y1, x2, y2 },
});

export const circle = (role: ShapeRole, cx: number, cy: number, r: number): ChartShape => ({
  tag: 'circle',
  role,
  place: { cx, cy, r },
});

export const path = (role: ShapeRole, d: string): ChartShape => ({ tag: 'path', role, place: { d } });

export const rect = (role: ShapeRole, x: number, y: number, width: number, height: number, rx = 0): ChartShape => ({
  tag: 'rect',
  role,
  place: { x, y, width, height, rx },
});

export const text = (
  role: ShapeRole,
  content: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): ChartShape => ({ tag: 'text', role, place: { x, y, 'text-anchor': anchor }, text: content });

/** The mean width of a letter, as a part of its height. */
const LETTER_WIDTH = 0.53;

/** The approximate width of a line of text. */
export const widthOf = (content: string, letter: number): number => [...content].length * letter * LETTER_WIDTH;

export const widest = (letter: number, contents: readonly string[]): number =>
  contents.reduce((most, content) => Math.max(most, widthOf(content, letter)), 0);

/** Cuts text to a width, with a mark if anything is cut off. */
export function fitted(content: string, { width, letter }: ChartSize): string {
  const letters = [...content];
  const room = Math.floor(width / (letter * LETTER_WIDTH));
  return letters.length <= room ? content : `${letters.slice(0, Math.max(1, room - 1)).join('')}…`;
}

/** Centres text at a point, but keeps it inside the edges. */
export function centred(
  role: ShapeRole,
  content: string,
  [x, y]: readonly [number, number],
  [left, right]: readonly [number, number],
  letter: number,
): ChartShape {
  const half = widthOf(content, letter) / 2;
  return text(role, content, Math.max(left + half, Math.min(right - half, x)), y, 'middle');
}
