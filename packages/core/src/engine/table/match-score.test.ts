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

  test('the highest total at or over the target wins, not the first to reach it', () => {
    const match = new MatchScore(goFish.match, 3, { type: 'target', total: 10 });
    match.score(result([3, 2, 1], [10, 11, 12]));
    expect(match.winners).toEqual([2]);
  });
});
