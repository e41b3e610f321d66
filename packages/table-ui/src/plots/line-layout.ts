import { areaWithin, type ChartArea, heightAxis, heightFor, TICK, widthAxis } from './axes.ts';
import {
  type ChartHue,
  type ChartLayout,
  type ChartShape,
  type ChartSize,
  circle,
  type Format,
  line,
  path,
} from './chart-layout.ts';
import { areaPath, linePath, nearestPlace, placeWithin } from './curve-path.ts';
import { exactScale, type Scale } from './scale.ts';

export interface ChartLine {
  readonly name: string;
  readonly values: readonly number[];
  readonly hue: ChartHue;
}

/** An event at a place on the axis. */
export interface ChartMark {
  readonly at: number;
  readonly isGrave: boolean;
}

export interface ChartLines {
  readonly xLabel: string;
  /** The place of the first value on the axis. */
  readonly from: number;
  readonly lines: readonly ChartLine[];
  readonly range: readonly [low: number, high: number];
  readonly format: Format;
  /** Formats the numbers of the horizontal axis. */
  readonly count: Format;
  /** The fair value. */
  readonly reference?: number;
  readonly marks?: readonly ChartMark[];
  /** The selected place. */
  readonly cursor?: number | undefined;
}

export interface LineLayout extends ChartLayout {
  readonly area: ChartArea;
  /** The lower edge of the lane for marks, above the numbers of the axis. */
  readonly base: number;
  readonly x: Scale;
  readonly y: Scale;
}

/** Half the width of a mark. */
const MARK = 6;
/** The largest distance from which a finger hits a mark. */
const REACH = 22;

/** Lays out lines over a common axis. */
export function layLines(chart: ChartLines, size: ChartSize): LineLayout {
  const frame = frameOf(chart, size);
  const { area, base, x, y } = frame;
  const { lines, marks = [], reference, cursor } = chart;
  const ticks = x.ticks.map((tick) => ({ at: x.at(tick), text: chart.count(tick) }));
  const shapes = [
    ...heightAxis(y, area, size.letter, chart.format),
    ...ticks.map(({ at }) => line('grid', at, base, at, base + TICK)),
    ...widthAxis(ticks, { ...area, bottom: base }, size, chart.xLabel),
    ...(reference === undefined ? [] : [line('fair', area.left, y.at(reference), area.right, y.at(reference))]),
    ...lines.flatMap((one) => curveOf(one, chart.from, x, y)),
    ...marks.map((mark) => markOf(mark, x, area.bottom + MARK)),
    ...(cursor === undefined ? [] : cursorOf(cursor, chart, frame)),
  ];
  return { width: size.width, ...frame, shapes };
}

type Frame = Omit<LineLayout, 'width' | 'shapes'>;

function frameOf({ from, lines, range: [low, high], format, marks = [] }: ChartLines, size: ChartSize): Frame {
  const height = heightFor(size);
  const numbers = exactScale(low, high, 1, 0, 4).ticks.map(format);
  const { bottom: base, ...sides } = areaWithin(size, height, numbers);
  const area = { ...sides, bottom: base - (marks.length === 0 ? 0 : 3 * MARK) };
  const steps = lines.reduce((most, { values }) => Math.max(most, values.length - 1), 1);
  return {
    ...{ height, area, base },
    x: exactScale(from, from + steps, area.left, area.right, 6),
    y: exactScale(low, high, area.bottom, area.top, 4),
  };
}

/** The main line fills the area below it if the axis starts at 0. */
function curveOf({ values, hue }: ChartLine, from: number, x: Scale, y: Scale): ChartShape[] {
  const curve = { from, values };
  const drawn = { ...path('curve', linePath(curve, x, y)), hue };
  return hue === 'main' && y.low === 0 ? [path('under', areaPath(curve, x, y)), drawn] : [drawn];
}

/** A triangle that points at its place. */
const markOf = ({ at, isGrave }: ChartMark, x: Scale, top: number): ChartShape =>
  path(isGrave ? 'graveMark' : 'mark', `M${x.at(at)} ${top}l${MARK} ${2 * MARK - 2}h${-2 * MARK}Z`);

function cursorOf(at: number, { from, lines }: ChartLines, { x, y, area, base }: Frame): ChartShape[] {
  const middle = x.at(at);
  return [
    line('cursor', middle, area.top, middle, base),
    ...lines.map(({ values, hue }) => ({
      ...circle('cursorDot', middle, y.at(values[at - from]), hue === 'main' ? 6 : 3.5),
      hue,
    })),
  ];
}

/** The place that a pointer selects: in the lane of marks a mark within reach, otherwise the nearest place. */
export function placeAt(
  [left, top]: readonly [number, number],
  { x, area }: LineLayout,
  marks: readonly ChartMark[] = [],
): number {
  const places = marks.map(({ at }) => at);
  const mark = top > area.bottom ? placeWithin(left, places, x, REACH) : null;
  return mark ?? nearestPlace(left, x);
}
