import type { Scale } from './scale.ts';

/** Values one after the other, the first of them at `from` on the axis. */
interface Curve {
  readonly from: number;
  readonly values: readonly number[];
}

/** Rounded, so that equal charts are equal text. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The values with their places; what is no number is left out. */
export const curvePoints = ({ from, values }: Curve): (readonly [at: number, value: number])[] =>
  values.map((value, index) => [from + index, value] as const).filter(([, value]) => Number.isFinite(value));

/** The line through the values, as the path of an SVG. */
export const linePath = (curve: Curve, x: Scale, y: Scale): string =>
  curvePoints(curve)
    .map(([at, value], index) => `${index === 0 ? 'M' : 'L'}${rounded(x.at(at))} ${rounded(y.at(value))}`)
    .join('');

/** All that lies under the line. */
export function areaPath(curve: Curve, x: Scale, y: Scale): string {
  const { from, values } = curve;
  if (values.length === 0) return '';
  const [left, right, bottom] = [x.at(from), x.at(from + values.length - 1), y.at(y.low)].map(rounded);
  return `${linePath(curve, x, y)}L${right} ${bottom}L${left} ${bottom}Z`;
}

/** The place on the axis that is nearest to a point of the picture. */
export function nearestPlace(point: number, x: Scale): number {
  const [left, right] = [x.at(x.low), x.at(x.high)];
  const part = right > left ? (point - left) / (right - left) : 0;
  return Math.round(x.low + Math.max(0, Math.min(1, part)) * (x.high - x.low));
}

/** Of some places the one that is nearest to a point of the picture, if one is within reach. */
export function placeWithin(point: number, places: readonly number[], x: Scale, reach: number): number | null {
  const distance = (place: number) => Math.abs(x.at(place) - point);
  const nearest = places.reduce<number | null>(
    (best, place) => (best === null || distance(place) < distance(best) ? place : best),
    null,
  );
  return nearest !== null && distance(nearest) <= reach ? nearest : null;
}
