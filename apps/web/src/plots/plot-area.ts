import type { PlotSize } from './plot-size.ts';

/** Where in the picture the curves are. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A letter is about so wide, as a part of its height. */
const LETTER_WIDTH = 0.62;
const GAP = 6;

const widthOf = (label: string, letter: number): number => [...label].length * letter * LETTER_WIDTH;

const widest = (labels: readonly string[], letter: number): number =>
  labels.reduce((most, label) => Math.max(most, widthOf(label, letter)), 0);

/** The room that is left beside the numbers on the left and below. */
export const areaWithin = (
  { width, letter }: PlotSize,
  height: number,
  heights: readonly string[],
  lines = 2,
): PlotArea => ({
  left: Math.ceil(widest(heights, letter)) + GAP + 2,
  right: width - GAP - 2,
  top: Math.ceil(letter / 2) + 2,
  bottom: height - Math.ceil(lines * letter * 1.5) - GAP,
});

/** Every how manieth of some labels can be shown without touching the next. */
export const everyNth = (labels: readonly string[], room: number, letter: number): number =>
  Math.max(1, Math.ceil((labels.length * (widest(labels, letter) + 2 * GAP)) / Math.max(1, room)));

/** Wide plots are higher, but never a wall. */
export const heightFor = ({ width, letter }: PlotSize): number =>
  Math.round(Math.max(15 * letter, Math.min(0.52 * width, 25 * letter)));
