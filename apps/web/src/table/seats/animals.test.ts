import { expect, test } from 'vitest';
import { ANIMALS } from './animals.ts';

const MOST_SEATS = 10;

test('no two players at one table have the same face', () => {
  expect(ANIMALS).toHaveLength(MOST_SEATS);
  expect(new Set(ANIMALS.map(({ patches }) => JSON.stringify(patches))).size).toBe(MOST_SEATS);
});
