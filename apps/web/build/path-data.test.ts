import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaledPath } from './path-data.ts';

test.each([
  ['M10 20L30 40', 'm5 10 10 10'],
  ['m10 20 30 40', 'm5 10 15 20'],
  ['M0 0h9v9H0z', 'm0 0h5v5h-5z'],
  ['M4 4c2-2 4 2 6 6s4 4 8 8', 'm2 2c1-1 2 1 3 3s2 2 4 4'],
  ['M8 8a15 15 0 0115 15', 'm4 4a8 8 0 018 8'],
  ['M2 2L6 6zl4 0', 'm1 1 2 2zh2'],
])('%s at half its size is %s', (path, half) => {
  expect(scaledPath(path, 0.5)).toBe(half);
});

test('roundings of relative steps never add up', () => {
  const steps = fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 2, maxLength: 200 });
  fc.assert(
    fc.property(steps, (rights) => {
      const written = scaledPath(`M0 0${rights.map((right) => `l${right} 1`).join('')}`, 0.5);
      const x = stepsIn(written).reduce((sum, step) => sum + step, 0);
      const exact = rights.reduce((sum, right) => sum + right, 0) / 2;
      expect(Math.abs(x - exact)).toBeLessThanOrEqual(0.5);
    }),
  );
});

/** The horizontal steps in a path of lines. */
const stepsIn = (path: string): readonly number[] =>
  [...path.replace('m0 0', '').matchAll(/(v)?([h ]?-?\d+)( ?-?\d+)?/g)].map(([, down, right]) =>
    down === undefined ? Number(right.replace('h', '')) : 0,
  );
