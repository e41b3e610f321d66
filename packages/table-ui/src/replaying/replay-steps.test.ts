import type { Card } from '@shoal/core';
import { expect, test } from 'vitest';
import { newCards } from './replay-steps.ts';

const cards = (...numbers: number[]): Card[] => numbers as Card[];

test('a card that was not in the hand before is new', () => {
  expect(newCards(cards(1, 5, 9), cards(1, 4, 5, 9))).toEqual([false, true, false, false]);
});

test('of two alike the second is new when there was one', () => {
  expect(newCards(cards(7), cards(7, 7, 7))).toEqual([false, true, true]);
});

test('nothing is new in a hand that only lost cards', () => {
  expect(newCards(cards(1, 2, 2, 3), cards(2, 3))).toEqual([false, false]);
});
