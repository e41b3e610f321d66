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
  widthOf,
} from './frame.ts';
import { plainNumber, roundScale, type Scale } from './scale.ts';
import { element, hinted, text } from './svg.ts';

export interface Bar {
  readonly label: string;
  readonly value: number;
}

export interface BarChart {
  readonly title: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly bars: readonly Bar[];
  /** How the values are written; the plain number unless told. */
  readonly format?: Format;
}

const HEIGHT = 260;
const TOP = 56;
const BOTTOM = HEIGHT - 44;
/** So many bars have room for their values. */
const FEW_BARS = 10;
const ROW = 42;
const LONGEST_WORD = 100;
const [HUE] = HUES;

/** A histogram, as SVG; bars whose labels are sentences lie down, each under its own. */
export function barChart(chart: BarChart): string {
  const format = chart.format ?? plainNumber;
  const described = chart.bars.map(({ label, value }) => `${label}: ${format(value)}.`);
  const description = [`${chart.xLabel} → ${chart.yLabel}.`, ...described].join(' ');
  return areSentences(chart.bars) ? lying(chart, format, description) : standing(chart, format, description);
}

const areSentences = (bars: readonly Bar[]): boolean =>
  bars.length <= FEW_BARS &&
  bars.some(({ label }) => widthOf(label) > Math.min(LONGEST_WORD, (WIDTH - 60) / bars.length));

function standing({ title, xLabel, yLabel, bars }: BarChart, format: Format, description: string): string {
  const scale = roundScale([0, ...bars.map(({ value }) => value)], BOTTOM, TOP + 10);
  const area: Area = { left: leftMargin(scale.ticks.map(format)), right: WIDTH - 10, top: TOP, bottom: BOTTOM };
  return picture({ title, description, height: HEIGHT }, [
    caption(fitted(yLabel, WIDTH - 8), 4, 42),
    ...heightLines(scale, area, format),
    ...bars.map((bar, index) => standingBar(bar, index, bars.length, area, scale, format)),
    rule(area.left, BOTTOM, area.right, BOTTOM, MUTED),
    ...labelsUnder(bars, area),
    caption(fitted(xLabel, area.right - area.left), (area.left + area.right) / 2, HEIGHT - 6, 'middle'),
  ]);
}

function standingBar(
  { label, value }: Bar,
  index: number,
  count: number,
  area: Area,
  scale: Scale,
  format: Format,
): string {
  const step = (area.right - area.left) / count;
  const gap = Math.min(6, step * 0.15);
  const top = scale.at(value);
  const x = area.left + index * step + gap / 2;
  const bar = element('rect', {
    x,
    y: top,
    width: step - gap,
    height: scale.at(0) - top,
    rx: Math.min(2, step / 6),
    fill: HUE,
  });
  const shown = format(value);
  const hasRoom = count <= FEW_BARS && widthOf(shown) <= step;
  const number = hasRoom ? [text(shown, { x: x + (step - gap) / 2, y: top - 5, 'text-anchor': 'middle' })] : [];
  return hinted(`${label}: ${shown}`, bar, ...number);
}

/** As many labels as have room, the first always. */
function labelsUnder(bars: readonly Bar[], area: Area): string[] {
  const step = (area.right - area.left) / Math.max(1, bars.length);
  const widest = bars.reduce((most, { label }) => Math.max(most, widthOf(label)), 0) + 8;
  const every = Math.max(1, Math.ceil(widest / step));
  return bars.flatMap(({ label }, index) =>
    index % every === 0 ? [caption(label, area.left + (index + 0.5) * step, area.bottom + 18, 'middle')] : [],
  );
}

function lying({ title, yLabel, bars }: BarChart, format: Format, description: string): string {
  const values = bars.map(({ value }) => format(value));
  const right = WIDTH - leftMargin(values);
  const scale = roundScale([0, ...bars.map(({ value }) => value)], 4, right);
  const bottom = TOP + bars.length * ROW;
  const parts = bars.map(({ label, value }, index) => {
    const y = TOP + index * ROW;
    return hinted(
      `${label}: ${values[index]}`,
      text(fitted(label, WIDTH - 8), { x: 4, y: y + 13 }),
      element('rect', { x: 4, y: y + 19, width: scale.at(value) - scale.at(0), height: 12, rx: 2, fill: HUE }),
      text(values[index], { x: scale.at(value) + 6, y: y + 30, 'font-weight': 600 }),
    );
  });
  return picture({ title, description, height: bottom + 6 }, [caption(fitted(yLabel, WIDTH - 8), 4, 42), ...parts]);
}
