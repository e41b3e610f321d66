import { SeededChance, Table } from '@shoal/core';
import { expect, test } from 'vitest';
import { NORTH } from '../../../test/tables/drawing.ts';
import { oldMaid } from '../index.ts';
import { oldMaidAt, take } from '../test/drawn.ts';
import { refusalOf, rulesOf } from './messages.ts';

const standard = oldMaid.tables.presets['standard'].options(2);

test.each([2, 3, 4, 5, 6, 7, 8])(
  'the sheet for %i seats tells the very number of takes that ends a game (R45)',
  (seats) => {
    const table = new Table(oldMaid.rules(standard, seats), new SeededChance('1'));
    const clause = rulesOf(standard, seats).find(({ key }) => key === 'stalemate');
    expect(clause).toEqual({ key: 'stalemate', takes: table.view(null).takesLeft });
  },
);

test('every clause of a sheet has its own key', () => {
  for (const odd of ['queen', 'secret'] as const) {
    for (const pair of ['rank', 'colour'] as const) {
      const keys = rulesOf({ odd, pair, packs: 1 }, 4).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  }
});

test.each([
  [{}, 'deal-without-queen', 51],
  [{ packs: 2 }, 'deal-without-queen-two-packs', 103],
  [{ odd: 'secret' }, 'deal-without-secret', 51],
  [{ odd: 'secret', packs: 2 }, 'deal-without-secret-two-packs', 103],
] as const)('with %j the sheet says %s and how many cards are dealt', (options, key, cards) => {
  expect(rulesOf({ ...standard, ...options }, 3)).toContainEqual({ key, cards });
});

test.each([
  [{}, 'old-maid-is-a-queen'],
  [{ pair: 'colour' }, 'old-maid-is-queen-of-spades'],
  [{ pair: 'colour', packs: 2 }, 'old-maid-is-a-black-queen'],
  [{ odd: 'secret' }, 'old-maid-is-secret'],
] as const)('with %j the sheet says which card can be the old maid: %s', (options, key) => {
  expect(rulesOf({ ...standard, ...options }, 3)).toContainEqual({ key });
});

test('a refusal names what can be done instead, as far as the view tells', () => {
  const table = oldMaidAt('north* 2♠ 3♠ \n east safe 1 \n south 7♠ 8♠ 9♠ \n west 7♥ 8♥');
  const view = table.view(NORTH);
  expect(refusalOf('must-take', view)).toEqual({ key: 'must-take-from', seat: 2 });
  expect(refusalOf('take-from-next', view)).toEqual({ key: 'take-from', seat: 2 });
  expect(refusalOf('target-has-no-cards', view, take(1))).toEqual({ key: 'is-safe-take-from', target: 1, seat: 2 });
  expect(refusalOf('target-has-no-cards', view)).toEqual({ key: 'target-has-no-cards' });
  expect(refusalOf('no-such-place', view)).toEqual({ key: 'places-to-take', seat: 2, count: 3 });
  expect(refusalOf('no-such-seat', view)).toEqual({ key: 'no-such-seat' });
  expect(refusalOf('cannot-take-from-yourself', view)).toEqual({ key: 'cannot-take-from-yourself' });
});

test('a refusal needs no view', () => {
  expect(refusalOf('no-such-place')).toEqual({ key: 'no-such-place' });
});
