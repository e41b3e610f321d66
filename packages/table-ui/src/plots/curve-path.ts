import type { Scale } from './scale.ts';

/** Consecutive values, the first at `from` on the axis. */
interface Curve {
  readonly from: number;
  readonly values: readonly number[];
}

/** Rounds, so that equal charts are equal text. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The values with their places, without those that are not numbers. */
export const curvePoints = ({ from, values }: Curve): (readonly [at: number, value: number])[] =>
  values.map((value, index) => [from + index, value] as const).filter(([, value]) => Number.isFinite(value));

/** The SVG path of the line through the values. */
export const linePath = (curve: Curve, x: Scale, y: Scale): string =>
  curvePoints(curve)
    .map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${rounded(x.at(at))} ${rounded(y.at(value))}`)
    .join('');

/** The SVG path of the area under the line. */
export function areaPath(curve: Curve, x: Scale, y: Scale): string {
  const { from, values } = curve;
  if (values.length === 0) return '';
  const [left, right, bottom] = [x.at(from), x.at(from + values.length - 1), y.at(y.low)].map(rounded);
  return `${linePath(curve, x, y)}L${right} ${bottom}L${left} ${bottom}Z`;
}

/** The place on the axis that is nearest to a point of the chart. */
export function nearestPlace(point: number, x: Scale): number {
  const [left, right] = [x.at(x.low), x.at(x.high)];
  const part = right > left ? (point - left) / (right - left) : 0;
  return Math.round(x.low + Math.max(0, Math.min(1, part)) * (x.high - x.low));
}

/** The place that is nearest to a point of the chart; null if none is within reach. */
export function placeWithin(point: number, places: readonly number[], x: Scale, reach: number): number | null {
  const distance = (place: number) => Math.abs(x.at(place) - point);
  const nearest = places.reduce<number | null>(
    (best, place) => (best === null || distance(place) < distance(best) ? place : best),
    null,
  );
  return nearest !== null && distance(nearest) <= reach ? nearest : null;
}
