import { areaWithin, heightAxis, heightFor, widthAxis } from './axes.ts';
import {
  type ChartLayout,
  type ChartShape,
  type ChartSize,
  type Format,
  fitted,
  rect,
  text,
  widest,
  widthOf,
} from './chart-layout.ts';
import { roundScale } from './scale.ts';

export interface Bar {
  readonly label: string;
  readonly value: number;
}

export interface ChartBars {
  readonly xLabel: string;
  readonly bars: readonly Bar[];
  readonly format: Format;
}

/** The most bars whose values fit. */
const FEW_BARS = 10;
const LONGEST_WORD = 100;
/** In letters. */
const LYING_ROW = 3.2;

/** Lays out a histogram. If the labels are sentences, the bars lie down, each under its label. */
export const layBars = (chart: ChartBars, size: ChartSize): ChartLayout =>
  areSentences(chart.bars, size) ? lying(chart, size) : standing(chart, size);

const areSentences = (bars: readonly Bar[], { width, letter }: ChartSize): boolean =>
  bars.length <= FEW_BARS &&
  bars.some(({ label }) => widthOf(label, letter) > Math.min(LONGEST_WORD, (0.87 * width) / bars.length));

function standing({ bars, xLabel, format }: ChartBars, size: ChartSize): ChartLayout {
  const { width, letter } = size;
  const height = heightFor(size);
  const values = [0, ...bars.map(({ value }) => value)];
  const area = areaWithin(size, height, roundScale(values, 1, 0).ticks.map(format));
  const scale = roundScale(values, area.bottom, area.top + 0.6 * letter);
  const step = (area.right - area.left) / Math.max(1, bars.length);
  const labels = bars.map(({ label }, index) => ({ at: area.left + (index + 0.5) * step, text: label }));
  const shapes = [
    ...heightAxis(scale, area, letter, format),
    ...bars.flatMap(({ label, value }, index) => {
      const [{ at }, shown, top] = [labels[index], format(value), scale.at(value)];
      const hasRoom = bars.length <= FEW_BARS && widthOf(shown, letter) <= step;
      const numbers = hasRoom ? [text('label', shown, at, top - 5, 'middle')] : [];
      return [{ ...standingBar(at, step, top, scale.at(0)), hint: `${label}: ${shown}` }, ...numbers];
    }),
    ...widthAxis(labels, area, size, xLabel),
  ];
  return { width, height, shapes };
}

function standingBar(middle: number, step: number, top: number, bottom: number): ChartShape {
  const width = step - Math.min(6, step * 0.15);
  return rect('bar', middle - width / 2, top, width, bottom - top, Math.min(2, step / 6));
}

function lying({ bars, format }: ChartBars, { width, letter }: ChartSize): ChartLayout {
  const numbers = bars.map(({ value }) => format(value));
  const right = width - widest(letter, numbers) - letter;
  const scale = roundScale([0, ...bars.map(({ value }) => value)], 0, right);
  const shapes = bars.flatMap(({ label, value }, index) => {
    const top = index * LYING_ROW * letter;
    const hint = `${label}: ${numbers[index]}`;
    return [
      text('label', fitted(label, { width, letter }), 0, top + 1.4 * letter),
      { ...rect('bar', 0, top + 1.85 * letter, scale.at(value), 0.9 * letter, 2), hint },
      text('value', numbers[index], scale.at(value) + 6, top + 2.7 * letter),
    ];
  });
  return { width, height: Math.ceil(bars.length * LYING_ROW * letter), shapes };
}
