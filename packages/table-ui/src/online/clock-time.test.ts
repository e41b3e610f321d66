import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [65_000, '1:05'],
  [600_000, '10:00'],
])('%i ms are written %s', (ms, text) => {
  expect(clockTime(ms)).toBe(text);
});
