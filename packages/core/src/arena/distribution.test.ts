import { expect, test } from 'vitest';
import { Distribution } from './distribution.ts';

const distributionOf = (values: readonly number[]): Distribution => {
  const distribution = new Distribution();
  for (const value of values) distribution.add(value);
  return distribution;
};

test('mean and quantiles are those of the values', () => {
  const distribution = distributionOf([9, 1, 1, 2, 7]);
  expect(distribution.mean).toBe(4);
  expect([0, 0.05, 0.4, 0.5, 0.6, 0.8, 0.95, 1].map((part) => distribution.quantile(part))).toEqual([
    1, 1, 1, 2, 2, 7, 9, 9,
  ]);
  expect(distribution.entries()).toEqual([
    [1, 2],
    [2, 1],
    [7, 1],
    [9, 1],
  ]);
});

test('parts add up to the whole, also from another thread', () => {
  const distribution = distributionOf([3, 1]);
  distribution.merge(structuredClone(distributionOf([1, 5])));
  expect(distribution.entries()).toEqual(distributionOf([1, 1, 3, 5]).entries());
});

test('nothing has no mean and no median, which is told as 0', () => {
  expect([new Distribution().mean, new Distribution().quantile(0.5), new Distribution().total]).toEqual([0, 0, 0]);
});
