import { expect, test } from 'vitest';
import { markOf } from './marks.ts';

test('3 points are an inaccuracy, 6 a mistake, 10 a blunder', () => {
  expect([0.029, 0.03, 0.059, 0.06, 0.099, 0.1, 0.5].map((loss) => markOf(loss, 0.001))).toEqual([
    null,
    'inaccuracy',
    'inaccuracy',
    'mistake',
    'mistake',
    'blunder',
    'blunder',
  ]);
});

test('nothing is marked within two standard errors', () => {
  expect(markOf(0.2, 0.1)).toBeNull();
  expect(markOf(0.2, 0.099)).toBe('blunder');
  expect(markOf(0, 0)).toBeNull();
  expect(markOf(-0.2, 0.01)).toBeNull();
});
