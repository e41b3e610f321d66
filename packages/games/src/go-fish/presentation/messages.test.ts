import { SeededChance, Table } from '@shoal/core';
import { expect, test } from 'vitest';
import { goFish } from '../index.ts';
import { refusalOf, rulesOf } from './messages.ts';

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

test('a refusal names what can be done instead, as far as the view tells', () => {
  const table = new Table(goFish.rules(goFish.tables.presets['standard'].options(2), 2), new SeededChance('1'));
  const view = table.view(0);
  const bare = { ...view, hand: [], legal: [] };
  expect(refusalOf('must-fish', view)).toEqual({ key: 'must-fish' });
  expect(refusalOf('rank-not-held', view).key).toBe('ask-held-ranks');
  expect(refusalOf('rank-not-held', bare)).toEqual({ key: 'rank-not-held' });
  expect(refusalOf('target-has-no-cards', view)).toEqual({ key: 'target-has-no-cards' });
  expect(refusalOf('rank-not-held')).toEqual({ key: 'rank-not-held' });
});
