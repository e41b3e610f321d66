import { describe, expect, test } from 'vitest';
import { placesAround, type RingPlace } from './ring-places.ts';

/** The possible numbers of other players. */
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const MIDDLE: RingPlace = { x: 0.5, y: 0.6 };

/** The angle of a place from the bottom, clockwise, as a share of a full turn. */
const turnOf = ({ x, y }: RingPlace): number => (Math.atan2(MIDDLE.x - x, y - MIDDLE.y) / (2 * Math.PI) + 1) % 1;

test('a single opponent sits across', () => {
  expect(placesAround(1)).toEqual([{ x: 0.5, y: 0 }]);
});

test('of three others one sits at the left, one across and one at the right', () => {
  expect(placesAround(3).map(({ x }) => x)).toEqual([0, 0.5, 1]);
});

test('a player who sits alone has nobody around', () => {
  expect(placesAround(0)).toEqual([]);
});

describe.each(COUNTS)('%i others', (count) => {
  const places = placesAround(count);

  test('have a place each, all of them on the table and no two of them close together', () => {
    expect(places.length).toBe(count);
    for (const { x, y } of places) expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 1).toBe(true);
    const distances = places.flatMap((one, index) =>
      places.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(1, ...distances)).toBeGreaterThan(0.15);
  });

  test('sit clockwise from the left of the viewer', () => {
    const turns = places.map(turnOf);
    expect(turns).toEqual([...turns].sort((one, other) => one - other));
  });

  test('sit alike on both sides', () => {
    const mirrored = places.map(({ x, y }): RingPlace => ({ x: 1 - x, y })).reverse();
    for (const [index, { x, y }] of places.entries()) {
      expect(x).toBeCloseTo(mirrored[index].x);
      expect(y).toBe(mirrored[index].y);
    }
  });

  test('leave the bottom to the viewer', () => {
    for (const { y } of places) expect(y).toBeLessThan(0.8);
  });
});
