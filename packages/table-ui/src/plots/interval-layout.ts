import { axisRoom, TICK, widthAxis } from './axes.ts';
import {
  type ChartLayout,
  type ChartShape,
  type ChartSize,
  circle,
  type Format,
  fitted,
  line,
  path,
  rect,
  text,
  widest,
} from './chart-layout.ts';
import { rounded } from './curve-path.ts';
import { exactScale, roundScale, type Scale } from './scale.ts';

/** A measured value with its interval. */
export interface IntervalRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The value that would be expected if nothing made a difference. */
  readonly fair?: number;
}

export interface ChartIntervals {
  readonly rows: readonly IntervalRow[];
  readonly format: Format;
  readonly xLabel?: string;
  /** The ends of the axis; by default round numbers around the values. */
  readonly range?: readonly [low: number, high: number];
  /** Where the names of rows stand. */
  readonly names: keyof typeof FORMS;
  /** The tooltip of a row. */
  readonly hint?: (row: IntervalRow) => string;
}

/** In letters: the height of a row, the place of its name and its dot, and the size of its parts. */
const FORMS = {
  above: { row: 3.4, name: 1.1, dot: 2.25, top: 1.5, radius: 0.5, cap: 0, fair: 0.7 },
  beside: { row: 2.3, name: 1.5, dot: 1.15, top: 0, radius: 0.385, cap: 0.385, fair: 1.15 },
} as const;
/** The largest part of the width for names beside their rows. */
const NAMES = 0.35;

/** Lays out dots with their intervals, one per row. */
export function layIntervals(chart: ChartIntervals, size: ChartSize): ChartLayout {
  const { rows, format, xLabel, names } = chart;
  const { width, letter } = size;
  const { row, top } = FORMS[names];
  const bottom = Math.round(rows.length * row * letter);
  const scale = scaleOf(chart, size);
  const area = { left: scale.at(scale.low) - 8, right: scale.at(scale.high) + 8, top: top * letter, bottom };
  const ticks = scale.ticks.map((tick) => ({ at: scale.at(tick), text: format(tick) }));
  const shapes = [
    ...ticks.map(({ at }) => line('grid', at, area.top, at, bottom + TICK)),
    ...widthAxis(ticks, area, size, xLabel),
    ...rows.flatMap((one, index) => rowOf(one, index, chart, size, scale)),
  ];
  return { width, height: bottom + Math.round(axisRoom(xLabel, letter)), shapes };
}

function scaleOf(chart: ChartIntervals, size: ChartSize): Scale {
  const [left, right] = edgesOf(chart, size);
  if (chart.range !== undefined) return exactScale(...chart.range, left, right, 4);
  const shown = chart.rows.flatMap(({ value, low, high, fair = value }) => [value, low, high, fair]);
  return roundScale(shown, left, right);
}

function edgesOf({ rows, format, names }: ChartIntervals, { width, letter }: ChartSize): readonly [number, number] {
  if (names === 'above') return [letter, width - letter];
  const [labels, values] = [rows.map(({ label }) => label), rows.map(({ value }) => format(value))];
  const room = Math.min(NAMES * width, widest(letter, labels));
  return [room + 1.25 * letter, width - widest(letter, values) - 1.4 * letter];
}

function rowOf(row: IntervalRow, index: number, chart: ChartIntervals, size: ChartSize, scale: Scale): ChartShape[] {
  const { width, letter } = size;
  const form = FORMS[chart.names];
  const top = index * form.row * letter;
  const [name, y] = [top + form.name * letter, top + form.dot * letter];
  const room = chart.names === 'above' ? width : NAMES * width;
  const fair = row.fair === undefined ? [] : [scale.at(row.fair)];
  const hints = chart.hint === undefined ? [] : [chart.hint(row)];
  return [
    line('track', scale.at(scale.low), y, scale.at(scale.high), y),
    path('whisker', whiskerPath(scale.at(row.low), scale.at(row.high), y, form.cap * letter)),
    ...fair.map((x) => line('fair', x, y - form.fair * letter, x, y + form.fair * letter)),
    circle('dot', scale.at(row.value), y, form.radius * letter),
    text('label', fitted(row.label, { width: room, letter }), 0, name),
    text('value', chart.format(row.value), width, name, 'end'),
    ...hints.map((hint) => ({ ...rect('touch', 0, top, width, form.row * letter), hint })),
  ];
}

/** A line from one bound to the other, with a crossbar of `cap` to both sides at each end. */
const whiskerPath = (low: number, high: number, y: number, cap: number): string => {
  const [from, to, top, middle, bottom] = [low, high, y - cap, y, y + cap].map(rounded);
  return `M${from} ${top}V${bottom}M${from} ${middle}H${to}M${to} ${top}V${bottom}`;
};
