import { expect, test } from 'vitest';
import { words } from './words.ts';

test.each([
  [50, '49 s'],
  [1000, '17 min'],
  [100_000, '28 hours'],
  [10_000_000, '116 days'],
])('the time left for %i games of a second each is told as %s', (all, left) => {
  expect(words.progress(1, all, 1000)).toMatch(new RegExp(`, ${left} left$`));
});
