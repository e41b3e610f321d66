import { expect, test } from 'vitest';
import { GAME_IDS, isGameId, perGame } from './game-ids.ts';

test('a value is made for each game, in the order in which games are offered', () => {
  const made = perGame((id) => `value of ${id}`);
  expect(Object.entries(made)).toEqual(GAME_IDS.map((id) => [id, `value of ${id}`]));
});

test('only what is offered is a game', () => {
  expect(GAME_IDS.every(isGameId)).toBe(true);
  for (const other of ['whist', 'constructor', '', null, 0]) expect(isGameId(other)).toBe(false);
});
