import { MatchScore, optionsInMatch } from '@shoal/core';
import { expect, test } from 'vitest';
import { goFish } from '../index.ts';

test('to a target a match adds up books, 20 unless said otherwise', () => {
  const reason = 'all-books';
  const match = new MatchScore(goFish.match, 2, { type: 'target', total: goFish.match.defaultTarget(2) });
  match.score({ places: [1, 2], scores: [9, 4], reason });
  match.score({ places: [2, 1], scores: [5, 8], reason });
  expect(match.isOver).toBe(false);
  match.score({ places: [1, 2], scores: [7, 6], reason });
  expect(match.totals).toEqual([21, 18]);
  expect(match.winners).toEqual([0]);
});

test('the options of a deal stay as they are in a match', () => {
  const options = goFish.tables.presets['standard'].options(4);
  expect(optionsInMatch(goFish, options)).toBe(options);
});
