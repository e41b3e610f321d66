import { expect, test } from 'vitest';
import { shuffleInLocals } from './shuffle-reference.ts';

const CARDS = 52;
const orderedPack = () => Uint8Array.from({ length: CARDS }, (_, card) => card);

test('the reference shuffle keeps every card', () => {
  const cards = orderedPack();
  shuffleInLocals(cards, Int32Array.of(1, 2, 3, 4), 1000);
  expect(cards.toSorted()).toEqual(orderedPack());
});

test('the reference shuffle brings every card to every place equally often', () => {
  const shuffles = 52_000;
  const state = Int32Array.of(5, 6, 7, 8);
  const counts = Array.from({ length: CARDS * CARDS }, () => 0);
  for (let i = 0; i < shuffles; i++) {
    const cards = orderedPack();
    shuffleInLocals(cards, state, 1);
    for (const [place, card] of cards.entries()) counts[place * CARDS + card]++;
  }
  const expected = shuffles / CARDS;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 51 × 51 degrees of freedom: mean 2601, standard deviation 72.
  expect(Math.abs(chiSquare - 2601)).toBeLessThan(5 * 72);
});
