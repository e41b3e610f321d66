import { Distribution } from '@shoal/core';
import { expect, test } from 'vitest';
import { binsOf } from './bins.ts';

const distributionOf = (...values: readonly number[]): Distribution => {
  const distribution = new Distribution();
  for (const value of values) distribution.add(value);
  return distribution;
};

test('few values have a bin each, gaps included', () => {
  expect(binsOf(distributionOf(3, 3, 5), 5)).toEqual([
    { label: '3', count: 2 },
    { label: '4', count: 0 },
    { label: '5', count: 1 },
  ]);
});

test('many values share bins of a round width', () => {
  const bins = binsOf(distributionOf(...Array.from({ length: 90 }, (_, index) => 10 + index)), 5);
  expect(bins.map(({ label }) => label)).toEqual(['0–19', '20–39', '40–59', '60–79', '80–99']);
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(90);
});

test('a long tail goes into the last bin, which says so', () => {
  const bins = binsOf(distributionOf(...Array.from({ length: 200 }, (_, index) => index % 4), 9000), 5);
  expect(bins.at(-1)).toEqual({ label: '4+', count: 1 });
});

test('nothing has no bins', () => {
  expect(binsOf(distributionOf(), 5)).toEqual([]);
});
