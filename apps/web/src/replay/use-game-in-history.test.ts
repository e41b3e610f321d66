import { expect, test } from 'vitest';
import { type GameInHistory, gameIn } from './use-game-in-history.ts';

const STEP: GameInHistory = { game: 5, openedAtMs: 1000 };

test('an entry of the history leads to a game of the file that is open', () => {
  expect(gameIn(STEP, 1000)).toBe(5);
});

test('after a reload, or with another file, an old entry leads nowhere', () => {
  expect(gameIn(STEP, null)).toBeNull();
  expect(gameIn(STEP, 2000)).toBeNull();
});

test.each([null, undefined, 5, 'game', {}, { game: 5 }, { game: '5', openedAtMs: 1000 }, { openedAtMs: 1000 }])(
  'an entry that says something else leads nowhere: %j',
  (state) => {
    expect(gameIn(state, 1000)).toBeNull();
    expect(gameIn(state, null)).toBeNull();
  },
);
