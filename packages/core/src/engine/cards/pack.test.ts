import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { takeFrom } from './pack.ts';

test('one copy of a card is taken out of a pile, the others stay in their order', () => {
  const pile = [5, 7, 5, 9] as Card[];
  takeFrom(pile, 5 as Card);
  expect(pile).toEqual([7, 5, 9]);
  takeFrom(pile, 9 as Card);
  expect(pile).toEqual([7, 5]);
  takeFrom(pile, 7 as Card);
  takeFrom(pile, 5 as Card);
  expect(pile).toEqual([]);
});
