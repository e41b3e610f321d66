import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaPath, linePath, nearestPlace, placeWithin } from './curve-path.ts';
import { exactScale } from './scale.ts';

const x = exactScale(0, 4, 10, 50);
const y = exactScale(0, 1, 100, 0);

test('a line goes through its values from left to right, higher ones further up', () => {
  expect(linePath({ from: 0, values: [0.5, 1, 0] }, x, y)).toBe('M10 50L20 0L30 100');
});

test('a line leaves out what is no number', () => {
  expect(linePath({ from: 0, values: [Number.NaN, 1, Number.NaN, 0] }, x, y)).toBe('M20 0L40 100');
});

test('a curve that begins later is drawn further to the right', () => {
  expect(linePath({ from: 3, values: [1, 1] }, x, y)).toBe('M40 0L50 0');
});

test('the area under a line is closed along the bottom', () => {
  expect(areaPath({ from: 0, values: [0.5, 1] }, x, y)).toBe('M10 50L20 0L20 100L10 100Z');
  expect(areaPath({ from: 0, values: [] }, x, y)).toBe('');
});

test('a point of the picture means the nearest place, and outside the picture its edge', () => {
  expect([10, 14, 16, 50, 99, -5].map((point) => nearestPlace(point, x))).toEqual([0, 0, 1, 4, 4, 0]);
});

test('every place is the nearest to where it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 2000 }), (count, width) => {
      const scale = exactScale(0, count, 40, 40 + width);
      const places = Array.from({ length: count + 1 }, (_, place) => place);
      expect(places.map((place) => nearestPlace(scale.at(place), scale))).toEqual(places);
    }),
  );
});

test('a mark is reached from close by, and from nowhere else', () => {
  expect(placeWithin(33, [0, 2, 4], x, 8)).toBe(2);
  expect(placeWithin(38, [0, 2], x, 8)).toBe(2);
  expect(placeWithin(39, [0, 2], x, 8)).toBeNull();
  expect(placeWithin(20, [], x, 8)).toBeNull();
});
