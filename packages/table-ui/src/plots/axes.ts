import { type ChartShape, type ChartSize, centred, type Format, fitted, line, text, widest } from './chart-layout.ts';
import type { Scale } from './scale.ts';

/** The part of a chart that holds its curves or bars. */
export interface ChartArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a tick reaches below the area. */
export const TICK = 4;
/** In letters: the distance of numbers and axis name from the area, and the room for each. */
const NUMBERS = { at: 1.4, room: 1.8 };
const NAME = { at: 2.9, room: 3.4 };

/** The room below an area for its numbers and, if it has one, the name of the axis. */
export const axisRoom = (name: string | undefined, letter: number): number =>
  (name === undefined ? NUMBERS : NAME).room * letter;

/** The area that remains beside the numbers on the left and below, in whole pixels. */
export const areaWithin = ({ width, letter }: ChartSize, height: number, numbers: readonly string[]): ChartArea => ({
  left: Math.round(widest(letter, numbers) + 1.1 * letter),
  right: Math.round(width - 0.6 * letter),
  top: Math.round(0.7 * letter),
  bottom: Math.round(height - NAME.room * letter),
});

/** Wide charts are taller, up to a limit. */
export const heightFor = ({ width, letter }: ChartSize): number =>
  Math.round(Math.max(15 * letter, Math.min(0.52 * width, 25 * letter)));

/** The least n such that every n-th label fits without touching the next. */
export const everyNth = ({ width, letter }: ChartSize, labels: readonly string[]): number =>
  Math.max(1, Math.ceil((labels.length * (widest(letter, labels) + 0.9 * letter)) / Math.max(1, width)));

/** Grid lines across the area, each with its number on the left. */
export const heightAxis = (scale: Scale, { left, right }: ChartArea, letter: number, format: Format): ChartShape[] =>
  scale.ticks.flatMap((tick) => {
    const y = scale.at(tick);
    return [line('grid', left, y, right, y), text('number', format(tick), left - 6, y + 0.35 * letter, 'end')];
  });

/** The line under the area, as many labels as fit, and the name of the axis. */
export function widthAxis(
  labels: readonly { readonly at: number; readonly text: string }[],
  { left, right, bottom }: ChartArea,
  { width, letter }: ChartSize,
  name?: string,
): ChartShape[] {
  const room = { width: right - left, letter };
  const contents = labels.map((label) => label.text);
  const step = everyNth(room, contents);
  const shown = labels.filter((_, index) => index % step === 0);
  const names = name === undefined ? [] : [fitted(name, room)];
  return [
    line('baseline', left, bottom, right, bottom),
    ...shown.map((label) =>
      centred('number', label.text, [label.at, bottom + NUMBERS.at * letter], [0, width], letter),
    ),
    ...names.map((content) => text('number', content, (left + right) / 2, bottom + NAME.at * letter, 'middle')),
  ];
}
