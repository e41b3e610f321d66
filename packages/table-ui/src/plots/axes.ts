import { type ChartShape, type ChartSize, centred, type Format, fitted, line, text, widest } from './chart-layout.ts';
import type { Scale } from './scale.ts';

/** Where in the chart the curves or bars are. */
export interface ChartArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a line reaches below the area to its number. */
export const TICK = 4;
/** In letters: how far under the area its numbers and the name of the axis stand, and the room for each. */
const NUMBERS = { at: 1.4, room: 1.8 };
const NAME = { at: 2.9, room: 3.4 };

/** The room under an area, for its numbers and the name of the axis if it has one. */
export const axisRoom = (name: string | undefined, letter: number): number =>
  (name === undefined ? NUMBERS : NAME).room * letter;

/** The room that is left beside the numbers on the left and below, in whole pixels. */
export const areaWithin = ({ width, letter }: ChartSize, height: number, numbers: readonly string[]): ChartArea => ({
  left: Math.round(widest(letter, numbers) + 1.1 * letter),
  right: Math.round(width - 0.6 * letter),
  top: Math.round(0.7 * letter),
  bottom: Math.round(height - NAME.room * letter),
});

/** Wide charts are higher, but never a wall. */
export const heightFor = ({ width, letter }: ChartSize): number =>
  Math.round(Math.max(15 * letter, Math.min(0.52 * width, 25 * letter)));

/** Every how manieth of some labels can be shown without touching the next. */
export const everyNth = ({ width, letter }: ChartSize, labels: readonly string[]): number =>
  Math.max(1, Math.ceil((labels.length * (widest(letter, labels) + 0.9 * letter)) / Math.max(1, width)));

/** Lines across the area, each with its number at the left. */
export const heightAxis = (scale: Scale, { left, right }: ChartArea, letter: number, format: Format): ChartShape[] =>
  scale.ticks.flatMap((tick) => {
    const y = scale.at(tick);
    return [line('grid', left, y, right, y), text('number', format(tick), left - 6, y + 0.35 * letter, 'end')];
  });

/** The line under the area, as many labels below it as have room, and what they count. */
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
