import { expect, test } from 'vitest';
import { exactScale, plainNumber, roundScale } from './scale.ts';

test('a round scale begins and ends at round numbers', () => {
  const scale = roundScale([0.13, 0.41], 0, 100);
  expect(scale.ticks).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
  expect([0.1, 0.3, 0.5].map(scale.at)).toEqual([0, expect.closeTo(50), 100]);
});

test('an exact scale keeps its ends, and values outside stand at the edge', () => {
  const scale = exactScale(3, 59, 10, 66);
  expect(scale.ticks).toEqual([20, 40]);
  expect([3, 31, 59, 99, -9].map(scale.at)).toEqual([10, 38, 66, 66, 10]);
});

test('between whole numbers that lie close no fraction is marked', () => {
  expect(exactScale(1, 3, 0, 1).ticks).toEqual([1, 2, 3]);
});

test.each([[[]], [[0]], [[7]], [[-2, Number.NaN]], [[Number.POSITIVE_INFINITY]]])('%j has a width too', (values) => {
  const { low, high, ticks } = roundScale(values, 0, 1);
  expect(high).toBeGreaterThan(low);
  expect(ticks.length).toBeGreaterThan(1);
});

test('numbers are told in four digits at most', () => {
  expect([0.1 + 0.2, 12345, 1 / 3, 25].map(plainNumber)).toEqual(['0.3', '12350', '0.3333', '25']);
});
