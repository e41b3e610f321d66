import { MatchScore, optionsInMatch } from '@shoal/core';
import { expect, test } from 'vitest';
import { crazyEights } from '../index.ts';

test('to a target the winner adds the points left in the other hands', () => {
  const match = new MatchScore(crazyEights.match, 3, { type: 'target', total: crazyEights.match.defaultTarget(3) });
  expect(match.goal).toEqual({ type: 'target', total: 150 });
  match.score({ places: [2, 1, 2], scores: [30, 0, 55], reason: 'out' });
  expect(match.totals).toEqual([0, 85, 0]);
  expect(crazyEights.match.defaultTarget(2)).toBe(100);
});

test("in a blocked game each first place adds the others' points less its own", () => {
  const match = new MatchScore(crazyEights.match, 3, { type: 'target', total: 100 });
  match.score({ places: [1, 3, 1], scores: [5, 40, 5], reason: 'blocked' });
  expect(match.totals).toEqual([40, 0, 40]);
});

test('in a match nobody plays on after the first is out', () => {
  const options = crazyEights.tables.presets['standard'].options(4);
  expect(optionsInMatch(crazyEights, options)).toEqual({ ...options, playOn: 'never' });
});
