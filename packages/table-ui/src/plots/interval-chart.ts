import {
  type Area,
  caption,
  FAINT,
  type Format,
  fitted,
  HUES,
  INK,
  MUTED,
  picture,
  rule,
  WIDTH,
  widthNumbers,
  widthOf,
} from './frame.ts';
import { plainNumber, roundScale, type Scale } from './scale.ts';
import { element, hinted, text } from './svg.ts';

/** A measured value and how far off it may be. */
export interface IntervalRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface IntervalChart {
  readonly title: string;
  readonly xLabel: string;
  readonly rows: readonly IntervalRow[];
  /** What every value would be if nothing made a difference. */
  readonly reference?: number;
  /** How the values are written; the plain number unless told. */
  readonly format?: Format;
}

const ROW = 30;
const TOP = 34;
const WIDEST_LABEL = 150;

/** Dots with their intervals, one row each, as SVG. */
export function intervalChart(chart: IntervalChart): string {
  const { title, xLabel, rows, reference } = chart;
  const format = chart.format ?? plainNumber;
  const bottom = TOP + rows.length * ROW;
  const area = areaOf(rows, format, bottom);
  const values = rows.flatMap(({ value, low, high }) => [value, low, high]);
  const scale = roundScale(reference === undefined ? values : [...values, reference], area.left + 8, area.right - 8);
  const described = rows.map(
    ({ label, value, low, high }) => `${label}: ${format(value)} (${format(low)} – ${format(high)}).`,
  );
  const height = bottom + 44;
  return picture({ title, description: [`${xLabel}.`, ...described].join(' '), height }, [
    ...scale.ticks.map((tick) => rule(scale.at(tick), TOP, scale.at(tick), bottom)),
    ...widthNumbers(scale, area, format),
    rule(area.left, bottom, area.right, bottom, MUTED),
    ...(reference === undefined ? [] : [referenceLine(scale.at(reference), bottom, format(reference))]),
    ...rows.map((row, index) => rowOf(row, TOP + (index + 0.5) * ROW, area, scale, format)),
    caption(fitted(xLabel, WIDTH - 8), (area.left + area.right) / 2, height - 6, 'middle'),
  ]);
}

function areaOf(rows: readonly IntervalRow[], format: Format, bottom: number): Area {
  const labels = rows.reduce((most, { label }) => Math.max(most, widthOf(label)), 0);
  const values = rows.reduce((most, { value }) => Math.max(most, widthOf(format(value))), 0);
  return { left: Math.min(WIDEST_LABEL, labels) + 12, right: WIDTH - values - 14, top: TOP, bottom };
}

const referenceLine = (x: number, bottom: number, value: string): string =>
  hinted(
    value,
    element('line', {
      x1: x,
      y1: TOP - 4,
      x2: x,
      y2: bottom,
      stroke: INK,
      'stroke-opacity': MUTED,
      'stroke-width': 1.5,
      'stroke-dasharray': '5 4',
    }),
  );

function rowOf(row: IntervalRow, y: number, area: Area, scale: Scale, format: Format): string {
  const { label, value, low, high } = row;
  const [hue] = HUES;
  const whisker = { stroke: hue, 'stroke-width': 2.5, 'stroke-linecap': 'round' };
  const [from, to] = [scale.at(low), scale.at(high)];
  return hinted(
    `${label}: ${format(value)} (${format(low)} – ${format(high)})`,
    element('rect', { x: 0, y: y - ROW / 2, width: WIDTH, height: ROW, 'fill-opacity': 0 }),
    element('line', { x1: area.left, y1: y, x2: area.right, y2: y, stroke: INK, 'stroke-opacity': FAINT / 2 }),
    element('line', { x1: from, y1: y, x2: to, y2: y, ...whisker }),
    element('line', { x1: from, y1: y - 5, x2: from, y2: y + 5, ...whisker }),
    element('line', { x1: to, y1: y - 5, x2: to, y2: y + 5, ...whisker }),
    element('circle', { cx: scale.at(value), cy: y, r: 5, fill: hue }),
    text(fitted(label, WIDEST_LABEL), { x: 4, y: y + 4.5 }),
    text(format(value), { x: WIDTH - 4, y: y + 4.5, 'text-anchor': 'end', 'font-weight': 600 }),
  );
}
