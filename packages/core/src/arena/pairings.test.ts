import { describe, expect, test } from 'vitest';
import { duplicateGames, pairingsOf, rotationsOf } from './pairings.ts';

test('a rotation keeps the order round the table, and each player takes each seat once', () => {
  expect(rotationsOf(['a', 'b', 'c'])).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
  ]);
});

describe('two bots play from one pack', () => {
  test('at two seats two bots play a pack twice, with the seats swapped', () => {
    expect(duplicateGames([0, 1], 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('at three seats one bot plays against two of the other, and the reverse, from every seat', () => {
    expect(duplicateGames([4, 7], 3)).toEqual([
      [4, 7, 7],
      [7, 7, 4],
      [7, 4, 7],
      [7, 4, 4],
      [4, 4, 7],
      [4, 7, 4],
    ]);
  });
});

test('in a round robin everybody meets everybody once, on a ladder each the one below', () => {
  expect(pairingsOf('round-robin', 4)).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  expect(pairingsOf('ladder', 4)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});
