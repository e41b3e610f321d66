import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf, winnersOf } from './places.ts';

const byMost = (scores: readonly number[]) => placesOf(scores.length, (a, b) => scores[a] > scores[b]);

test.each([
  [
    [3, 5, 1],
    [2, 1, 3],
  ],
  [
    [4, 4, 1],
    [1, 1, 3],
  ],
  [
    [1, 4, 4, 0],
    [3, 1, 1, 4],
  ],
  [
    [2, 2],
    [1, 1],
  ],
  [
    [9, 8, 8, 7, 7, 7],
    [1, 2, 2, 4, 4, 4],
  ],
])('scores %j take places %j: 1 + the number of seats with a better result (1)', (scores, places) => {
  expect(byMost(scores)).toEqual(places);
});

test('winners are the seats in first place (1)', () => {
  expect(winnersOf([2, 1, 3])).toEqual([1]);
  expect(winnersOf([1, 3, 1])).toEqual([0, 2]);
});

test('somebody always wins, and equal results share a place (1)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 10 }), (scores) => {
      const places = byMost(scores);
      expect(winnersOf(places)).toEqual(scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])));
      scores.forEach((a, i) => {
        for (const [j, b] of scores.entries()) expect(places[i] < places[j]).toBe(a > b);
      });
    }),
  );
});
