import { crazyEights } from '@shoal/games/crazy-eights';
import { goFish } from '@shoal/games/go-fish';
import { describe, expect, test } from 'vitest';
import type { Result } from '../rules/rules.ts';
import { MatchScore } from './match-score.ts';

const result = (places: number[], scores: number[], reason = 'out'): Result => ({ places, scores, reason });

describe('a match', () => {
  test('a match begins with seat 0, and the deal moves one seat clockwise each time', () => {
    const match = new MatchScore(goFish.match, 3, { type: 'best-of', deals: 4 });
    const firstSeats = [0, 1, 2, 3].map(() => {
      const { firstSeat } = match;
      match.score(result([1, 2, 2], [5, 4, 4]));
      return firstSeat;
    });
    expect(firstSeats).toEqual([0, 1, 2, 0]);
    expect(match.deals).toBe(4);
  });

  test('a match of N deals plays all of them; most deals won wins, and ties share the win', () => {
    const match = new MatchScore(goFish.match, 2, { type: 'best-of', deals: 3 });
    match.score(result([1, 2], [8, 5]));
    match.score(result([1, 2], [9, 4]));
    expect(match.isOver).toBe(false);
    expect(match.winners).toEqual([]);
    match.score(result([1, 1], [6, 6]));
    expect(match.totals).toEqual([3, 1]);
    expect(match.winners).toEqual([0]);
    expect(match.places).toEqual([1, 2]);
  });

  test('shared deals count for each winner, and equal totals share the match', () => {
    const match = new MatchScore(goFish.match, 2, { type: 'best-of', deals: 1 });
    match.score(result([1, 1], [6, 6]));
    expect(match.winners).toEqual([0, 1]);
  });

  test('to a target, Go Fish adds up books, 20 unless said otherwise', () => {
    const match = new MatchScore(goFish.match, 2, { type: 'target', total: goFish.match.defaultTarget(2) });
    match.score(result([1, 2], [9, 4]));
    match.score(result([2, 1], [5, 8]));
    expect(match.isOver).toBe(false);
    match.score(result([1, 2], [7, 6]));
    expect(match.totals).toEqual([21, 18]);
    expect(match.winners).toEqual([0]);
  });

  test('the highest total at or over the target wins, not the first to reach it', () => {
    const match = new MatchScore(goFish.match, 3, { type: 'target', total: 10 });
    match.score(result([3, 2, 1], [10, 11, 12]));
    expect(match.winners).toEqual([2]);
  });

  test('in Crazy Eights the winner adds the points left in the other hands', () => {
    const match = new MatchScore(crazyEights.match, 3, { type: 'target', total: crazyEights.match.defaultTarget(3) });
    expect(match.goal).toEqual({ type: 'target', total: 150 });
    match.score(result([2, 1, 2], [30, 0, 55]));
    expect(match.totals).toEqual([0, 85, 0]);
    expect(crazyEights.match.defaultTarget(2)).toBe(100);
  });

  test("in a blocked game each first place adds the others' points less its own", () => {
    const match = new MatchScore(crazyEights.match, 3, { type: 'target', total: 100 });
    match.score(result([1, 3, 1], [5, 40, 5], 'blocked'));
    expect(match.totals).toEqual([40, 0, 40]);
  });

  test('nobody plays on after the first is out', () => {
    const options = crazyEights.tables.presets['standard'].options(4);
    expect(crazyEights.match.options(options)).toEqual({ ...options, playOn: 'never' });
    const fish = goFish.tables.presets['standard'].options(4);
    expect(goFish.match.options(fish)).toEqual(fish);
  });
});
