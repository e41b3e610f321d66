import { RANK_NAMES, SeededChance, Table, writeRank } from '@shoal/core';
import { expect, test } from 'vitest';
import { crazyEights } from '../index.ts';
import { refusalOf, rulesOf } from './messages.ts';

const standard = crazyEights.tables.presets['standard'].options(3);

test('the sheet tells the very number of rebuilds that a game allows (R24)', () => {
  const table = new Table(crazyEights.rules(standard, 3), new SeededChance('1'));
  const clause = rulesOf(standard, 3).find(({ key }) => key === 'stock-rebuilt');
  expect(clause).toEqual({ key: 'stock-rebuilt', limit: table.view(null).rebuildsLeft });
});

test.each(RANK_NAMES)('with %s wild the points never name a rank twice', (wild) => {
  const points = rulesOf({ ...standard, wild }, 3).flatMap((clause) => ('tens' in clause ? [clause] : []));
  expect(points).toHaveLength(1);
  expect(points[0].wildPoints).toBe(50);
  expect(points[0].tens.map(writeRank)).toEqual(['T', 'J', 'Q', 'K'].filter((name) => name !== wild));
  expect(points[0].key).toBe(wild === 'A' ? 'card-points-wild-aces' : 'card-points');
});

test('every clause of a sheet has its own key', () => {
  for (const { options, seats } of Object.values(crazyEights.tables.presets)) {
    const keys = rulesOf(options(seats.min), seats.min).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test.each([
  ['suit-not-named', 'name-suit'],
  ['suit-not-wanted', 'only-wild-names-suit'],
  ['drew-enough', 'drew-limit'],
] as const)('a refusal tells what the options say: %s', (refusal, key) => {
  expect(refusalOf(refusal, { options: { ...standard, draw: 3 } }).key).toBe(key);
});

test('drawing until a card fits tells no limit', () => {
  const options = { ...standard, draw: 'until-playable' } as const;
  expect(refusalOf('drew-enough', { options })).toEqual({ key: 'drew-enough' });
});

test('a refusal needs neither view nor options', () => {
  expect(refusalOf('card-does-not-match')).toEqual({ key: 'card-does-not-match' });
});
