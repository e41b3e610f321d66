/** Maps numbers to positions along a line of the chart. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** The position of a value. Values outside the scale go to its edge. */
  at(value: number): number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** A scale from the lowest to the highest value, widened to round numbers, between the positions `from` and `to`. */
export function roundScale(values: readonly number[], from: number, to: number, count = 5): Scale {
  const [low, high] = extentOf(values);
  const step = roundStep((high - low) / count);
  return scaleOf(Math.floor(low / step) * step, Math.ceil(high / step) * step, step, from, to);
}

/** A scale from exactly `low` to `high`, with ticks at the round numbers between. */
export function exactScale(low: number, high: number, from: number, to: number, count = 5): Scale {
  const [least, most] = extentOf([low, high]);
  const step = roundStep((most - least) / count);
  // Counts have no ticks between whole numbers: nobody plays half a deal.
  const areWhole = Number.isInteger(low) && Number.isInteger(high) && high - low > 1;
  return scaleOf(least, most, areWhole ? Math.max(1, step) : step, from, to);
}

function scaleOf(low: number, high: number, step: number, from: number, to: number): Scale {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step));
  const part = (value: number) => Math.max(0, Math.min(1, (value - low) / (high - low)));
  return { low, high, ticks, at: (value) => from + part(value) * (to - from) };
}

/** Never empty: a chart of one value, or of no value, has a width too. */
function extentOf(values: readonly number[]): [number, number] {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return [0, 1];
  const low = finite.reduce((least, value) => Math.min(least, value));
  const high = finite.reduce((most, value) => Math.max(most, value));
  if (low < high) return [low, high];
  const room = low === 0 ? 1 : Math.abs(low) / 2;
  return [low - room, high + room];
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** Removes the rounding errors of added fractions: 0.3, not 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/** A number in at most four digits. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(4)));
