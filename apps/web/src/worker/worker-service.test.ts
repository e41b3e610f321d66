import { expect, test } from 'vitest';
import { freshSeed } from './worker-service.ts';

test('a fresh seed is 256 bits in hexadecimal, every digit of them in use, and never twice the same', () => {
  const seeds = Array.from({ length: 500 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(seeds).size).toBe(seeds.length);
  for (let place = 0; place < 64; place++) expect(new Set(seeds.map((seed) => seed[place])).size).toBe(16);
});
