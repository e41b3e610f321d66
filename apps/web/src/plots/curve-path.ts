import type { Scale } from '@shoal/table-ui';

/** Values one after the other, the first of them at `from` on the axis. */
interface Curve {
  readonly from: number;
  readonly values: readonly number[];
}

const shown = (value: number): number => Math.round(value * 10) / 10;

/** The line through the values, as the path of an SVG. */
export const linePath = ({ from, values }: Curve, x: Scale, y: Scale): string =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${shown(x.at(from + index))} ${shown(y.at(value))}`).join('');

/** All that lies under the line. */
export function areaPath(curve: Curve, x: Scale, y: Scale): string {
  const { from, values } = curve;
  if (values.length === 0) return '';
  const bottom = shown(y.at(y.low));
  return `${linePath(curve, x, y)}L${shown(x.at(from + values.length - 1))} ${bottom}L${shown(x.at(from))} ${bottom}Z`;
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
