import { expect, test } from 'vitest';
import { isSpeed, pauseMs, SPEEDS } from './speed.ts';

test('bots act 700 ms apart, calmly 1.6 times that, fast half of it, and at once without a pause', () => {
  expect(SPEEDS.map(pauseMs)).toEqual([1120, 700, 350, 0]);
});

test('only the names of speeds are speeds', () => {
  for (const speed of SPEEDS) expect(isSpeed(speed)).toBe(true);
  for (const other of ['', 'Fast', 'warp', 'toString', null, undefined, 2, ['fast']])
    expect(isSpeed(other)).toBe(false);
});
