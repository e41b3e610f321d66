import { type ChartBars, layBars } from './bar-layout.ts';
import {
  type ChartLayout,
  type ChartShape,
  centred,
  circle,
  type Format,
  fitted,
  line,
  type ShapeRole,
  text,
  widthOf,
} from './chart-layout.ts';
import { curvePoints } from './curve-path.ts';
import { type ChartIntervals, type IntervalRow, layIntervals } from './interval-layout.ts';
import { type ChartLine, type ChartLines, type LineLayout, layLines } from './line-layout.ts';
import { picture } from './picture.ts';
import { plainNumber } from './scale.ts';

/** Narrow enough to be legible on a phone. */
const SIZE = { width: 432, letter: 13 };
const FEW_POINTS = 30;
const LEGEND_LINE = 18;

interface Chart {
  readonly title: string;
  readonly xLabel: string;
  /** Formats the values; plain numbers by default. */
  readonly format?: Format;
}

interface IntervalChart extends Chart, Pick<ChartIntervals, 'rows'> {
  /** The value that every row would have if nothing made a difference. */
  readonly reference?: number;
}

/** Draws dots with their intervals, one per row, as SVG. */
export function intervalChart({ title, xLabel, rows, reference, format = plainNumber }: IntervalChart): string {
  const hint = ({ label, value, low, high }: IntervalRow): string =>
    `${label}: ${format(value)} (${format(low)} – ${format(high)})`;
  const fairRows = reference === undefined ? rows : rows.map((row) => ({ ...row, fair: reference }));
  const intervals = layIntervals({ xLabel, rows: fairRows, format, hint, names: 'beside' }, SIZE);
  const description = [xLabel, ...rows.map(hint)].map((part) => `${part}.`).join(' ');
  return picture(title, description, [titleOf(title), intervals]);
}

interface HeightChart extends Chart {
  readonly yLabel: string;
}

/** Draws a histogram as SVG. */
export function barChart(chart: HeightChart & Pick<ChartBars, 'bars'>): string {
  const { title, xLabel, yLabel, bars, format = plainNumber } = chart;
  const told = bars.map(({ label, value }) => `${label}: ${format(value)}.`);
  const description = [`${xLabel} → ${yLabel}.`, ...told].join(' ');
  return picture(title, description, [titleOf(title), captionOf(yLabel), layBars({ xLabel, bars, format }, SIZE)]);
}

/** A point of the chart with a tooltip. */
interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

interface LineChart extends HeightChart, Pick<ChartLines, 'from' | 'range'> {
  readonly lines: readonly Omit<ChartLine, 'hue'>[];
  readonly marks?: readonly LabelledPoint[];
}

/** Draws one or more lines over a common axis as SVG. */
export function lineChart(chart: LineChart): string {
  const { title, xLabel, yLabel, from, range, marks = [], format = plainNumber } = chart;
  const lines = chart.lines.map((one, hue) => ({ ...one, hue }));
  const layout = layLines({ xLabel, from, range, lines, format, count: plainNumber }, SIZE);
  const shapes = [
    ...layout.shapes,
    ...lines.flatMap((one) => pointsOf(one, from, layout, format)),
    ...marks.flatMap((mark) => ringOf(mark, layout)),
  ];
  const legend = lines.length > 1 ? [legendOf(lines)] : [];
  const description = [
    `${xLabel} → ${yLabel}.`,
    ...lines.map((one) => toldLine(one, from, format)),
    ...marks.map(({ x, y, label }) => `${label}: ${plainNumber(x)} → ${format(y)}.`),
  ].join(' ');
  return picture(title, description, [titleOf(title), ...legend, captionOf(yLabel), { ...layout, shapes }]);
}

const oneLine = (role: ShapeRole, content: string, y: number, height: number): ChartLayout => ({
  width: SIZE.width,
  height,
  shapes: [text(role, content, 0, y)],
});

const titleOf = (title: string): ChartLayout => oneLine('title', fitted(title, { ...SIZE, letter: 14 }), 18, 28);

const captionOf = (label: string): ChartLayout => oneLine('number', fitted(label, SIZE), 14, 21);

/** Names beside samples of their lines, in as many rows as they need. */
function legendOf(lines: readonly ChartLine[]): ChartLayout {
  const { width, letter } = SIZE;
  const shapes: ChartShape[] = [];
  let [x, y] = [0, 16];
  for (const { name, hue } of lines) {
    const label = fitted(name, { width: width / 2, letter });
    const room = widthOf(label, letter) + 44;
    if (x > 0 && x + room > width) [x, y] = [0, y + LEGEND_LINE];
    shapes.push({ ...line('sample', x, y - 4.5, x + 26, y - 4.5), hue }, text('label', label, x + 31, y));
    x += room;
  }
  return { width, height: y + 6, shapes };
}

/** The values of a short line get tooltips. */
function pointsOf({ name, values, hue }: ChartLine, from: number, { x, y }: LineLayout, format: Format): ChartShape[] {
  if (values.length > FEW_POINTS) return [];
  return curvePoints({ from, values }).map(([at, value]) => ({
    ...circle('point', x.at(at), y.at(value), 3),
    ...{ hue, hint: `${name}: ${plainNumber(at)}, ${format(value)}` },
  }));
}

function ringOf(mark: LabelledPoint, { x, y, area }: LineLayout): ChartShape[] {
  const [left, top] = [x.at(mark.x), y.at(mark.y)];
  const middle = [left, top > area.top + 4 ? top - 9 : top + 20] as const;
  return [circle('ring', left, top, 5), centred('value', mark.label, middle, [area.left, area.right], SIZE.letter)];
}

/** Describes every point of a short line, or some points of a long one and its end. */
function toldLine({ name, values }: ChartLine, from: number, format: Format): string {
  const points = curvePoints({ from, values });
  const step = Math.max(1, Math.ceil(points.length / FEW_POINTS));
  const some = points.filter((_, index) => index % step === 0 || index === points.length - 1);
  return `${name}: ${some.map(([at, value]) => `${plainNumber(at)} → ${format(value)}`).join(', ')}.`;
}
