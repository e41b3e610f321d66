import { expect, test } from 'vitest';
import { numberKey } from './hand-stack.ts';

test('numbers go from 1 to 9, then 0, and no further', () => {
  expect([0, 1, 8, 9, 10, 11].map(numberKey)).toEqual(['1', '2', '9', '0', null, null]);
});
