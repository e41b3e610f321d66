import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/chance.ts';
import { Table } from '../../engine/table.ts';
import { goFish } from './index.ts';
import { rulesOf } from './words.ts';

test.each([2, 3, 4, 5, 6])('the sheet for %i seats tells the very number of asks that ends a game (R14)', (seats) => {
  const options = goFish.tables.presets['standard'].options(seats);
  const table = new Table(goFish.rules(options, seats), new SeededChance('1'));
  const clause = rulesOf(options, seats).find(({ key }) => key === 'stalemate-books');
  expect(clause).toEqual({ key: 'stalemate-books', asks: table.view(null).asksLeft });
});

test('every clause of a sheet has its own key', () => {
  for (const { options, seats } of Object.values(goFish.tables.presets)) {
    const keys = rulesOf(options(seats.min), seats.min).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});
