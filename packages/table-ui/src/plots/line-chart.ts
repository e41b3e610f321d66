import {
  type Area,
  caption,
  type Format,
  fitted,
  HUES,
  heightLines,
  leftMargin,
  MUTED,
  picture,
  rule,
  WIDTH,
  widthNumbers,
  widthOf,
} from './frame.ts';
import { exactScale, plainNumber, roundScale, type Scale } from './scale.ts';
import { element, hinted, text } from './svg.ts';

export interface LineSeries {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** A point of the picture that has something to say. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

export interface LineChart {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly series: readonly LineSeries[];
  readonly yRange?: readonly [low: number, high: number];
  readonly marks?: readonly Mark[];
  /** How the heights are written; the plain number unless told. */
  readonly format?: Format;
}

const HEIGHT = 280;
const LEGEND_LINE = 18;
const FEW_POINTS = 30;
/** No line is told from another by its colour alone. */
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '1 3', '12 5', '4 2'];

/** One or more lines over a common axis, as SVG. */
export function lineChart(chart: LineChart): string {
  const format = chart.format ?? plainNumber;
  const series = chart.series.map(({ name, points }) => ({
    name,
    points: points.filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y)),
  }));
  const legend = series.length > 1 ? legendOf(series, 44) : { parts: [], bottom: 36 };
  const { area, x, y } = scalesOf(chart, series, legend.bottom + 14, format);
  return picture({ title: chart.title, description: descriptionOf(chart, series, format), height: HEIGHT }, [
    ...legend.parts,
    caption(fitted(chart.yLabel, WIDTH - 8), 4, legend.bottom + 6),
    ...heightLines(y, area, format),
    ...widthNumbers(x, area, plainNumber),
    rule(area.left, area.bottom, area.right, area.bottom, MUTED),
    caption(fitted(chart.xLabel, area.right - area.left), (area.left + area.right) / 2, HEIGHT - 6, 'middle'),
    ...series.map((one, index) => lineOf(one, index, x, y, format)),
    ...(chart.marks ?? []).map((mark) => markOf(mark, x, y, area)),
  ]);
}

function scalesOf(chart: LineChart, series: readonly LineSeries[], top: number, format: Format) {
  const marks = chart.marks ?? [];
  const ys = [...series.flatMap(({ points }) => points.map(([, y]) => y)), ...marks.map((mark) => mark.y)];
  const xs = [...series.flatMap(({ points }) => points.map(([x]) => x)), ...marks.map((mark) => mark.x)];
  const bottom = HEIGHT - 44;
  const y =
    chart.yRange === undefined
      ? roundScale(ys, bottom, top + 8)
      : exactScale(chart.yRange[0], chart.yRange[1], bottom, top + 8);
  const area: Area = { left: leftMargin(y.ticks.map(format)), right: WIDTH - 14, top, bottom };
  const x = exactScale(Math.min(...bounds(xs)), Math.max(...bounds(xs)), area.left, area.right, 6);
  return { area, x, y };
}

/** The least and the greatest, however many there are. */
const bounds = (values: readonly number[]): readonly number[] =>
  values.length === 0 ? [0, 1] : [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];

const hueOf = (index: number): string => HUES[index % HUES.length];
const dashOf = (index: number): string => DASHES[index % DASHES.length];

function lineOf({ name, points }: LineSeries, index: number, x: Scale, y: Scale, format: Format): string {
  const hue = hueOf(index);
  const path = points.map(([at, value]) => `${shown(x.at(at))},${shown(y.at(value))}`).join(' ');
  const line = element('polyline', {
    points: path,
    fill: 'none',
    stroke: hue,
    'stroke-width': 2.5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': dashOf(index),
  });
  const dots = points.length > FEW_POINTS ? [] : points.map(([at, value]) => dotOf(name, at, value, hue, x, y, format));
  return element('g', {}, line, ...dots);
}

const dotOf = (name: string, at: number, value: number, hue: string, x: Scale, y: Scale, format: Format): string =>
  hinted(
    `${name}: ${plainNumber(at)}, ${format(value)}`,
    element('circle', { cx: x.at(at), cy: y.at(value), r: 3, fill: hue }),
  );

function markOf({ x: at, y: value, label }: Mark, x: Scale, y: Scale, area: Area): string {
  const [cx, cy] = [x.at(at), y.at(value)];
  const half = widthOf(label) / 2;
  const middle = Math.max(area.left + half, Math.min(area.right - half, cx));
  const above = cy - 12 > area.top;
  return hinted(
    label,
    element('circle', { cx, cy, r: 5, fill: 'none', stroke: 'currentColor', 'stroke-width': 2 }),
    text(label, { x: middle, y: above ? cy - 9 : cy + 20, 'text-anchor': 'middle', 'font-weight': 600 }),
  );
}

/** Names beside samples of their lines, in as many rows as they need. */
function legendOf(series: readonly LineSeries[], top: number): { parts: string[]; bottom: number } {
  const parts: string[] = [];
  let [x, y] = [4, top];
  for (const [index, { name }] of series.entries()) {
    const label = fitted(name, WIDTH / 2);
    const width = widthOf(label) + 44;
    if (x > 4 && x + width > WIDTH) [x, y] = [4, y + LEGEND_LINE];
    const sample = { stroke: hueOf(index), 'stroke-width': 3, 'stroke-dasharray': dashOf(index) };
    parts.push(
      element('line', { x1: x, y1: y - 4.5, x2: x + 26, y2: y - 4.5, ...sample }),
      text(label, { x: x + 31, y }),
    );
    x += width;
  }
  return { parts, bottom: y + 14 };
}

const shown = (value: number): number => Math.round(value * 100) / 100;

/** Every point of a short line, the ends and the extremes of a long one. */
function descriptionOf(chart: LineChart, series: readonly LineSeries[], format: Format): string {
  const told = series.map(({ name, points }) => {
    const step = Math.max(1, Math.ceil(points.length / FEW_POINTS));
    const some = points.filter((_, index) => index % step === 0 || index === points.length - 1);
    return `${name}: ${some.map(([x, y]) => `${plainNumber(x)} → ${format(y)}`).join(', ')}.`;
  });
  const marks = (chart.marks ?? []).map(({ x, y, label }) => `${label}: ${plainNumber(x)} → ${format(y)}.`);
  return [`${chart.xLabel} → ${chart.yLabel}.`, ...told, ...marks].join(' ');
}
