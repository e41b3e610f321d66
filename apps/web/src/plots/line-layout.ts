import { exactScale, type Scale } from '@shoal/table-ui';
import { nearestPlace, placeWithin } from './curve-path.ts';
import { areaWithin, heightFor, type PlotArea } from './plot-area.ts';
import type { PlotLine } from './plot-line.ts';
import type { PlotSize } from './plot-size.ts';

/** What lines are laid out by. */
interface LaidLines {
  /** Where the first value stands on the axis. */
  readonly from: number;
  readonly lines: readonly PlotLine[];
  readonly range: readonly [low: number, high: number];
  readonly format: (value: number) => string;
  /** Places of the axis at which something happened. */
  readonly marked: readonly number[];
}

export interface LineLayout {
  readonly height: number;
  readonly area: PlotArea;
  /** The lower edge of the lane for marks, where the numbers of the axis begin. */
  readonly base: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** Half the width of a mark. */
export const MARK = 6;
/** How near to a mark a finger has to come. */
const REACH = 22;

export function lineLayout({ from, lines, range: [low, high], format, marked }: LaidLines, size: PlotSize): LineLayout {
  const height = heightFor(size);
  const numbers = exactScale(low, high, 1, 0, 4).ticks.map(format);
  const { bottom: base, ...sides } = areaWithin(size, height, numbers);
  const area = { ...sides, bottom: base - (marked.length === 0 ? 0 : 3 * MARK) };
  const steps = lines.reduce((most, { values }) => Math.max(most, values.length - 1), 1);
  return {
    ...{ height, area, base },
    x: exactScale(from, from + steps, area.left, area.right, 6),
    y: exactScale(low, high, area.bottom, area.top, 4),
  };
}

/** The place that somebody means who points into the picture: among the marks the next of them, else the nearest. */
export function placeAt(
  [left, top]: readonly [number, number],
  { x, area }: LineLayout,
  marked: readonly number[],
): number {
  const mark = top > area.bottom ? placeWithin(left, marked, x, REACH) : null;
  return mark ?? nearestPlace(left, x);
}
