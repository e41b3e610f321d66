import { GAME_IDS } from '@shoal/games/ids';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { COMMAND_KEYS } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { ROOM_KEYS } from './room-table-scene.ts';

const { menu, react } = ROOM_KEYS;
const RANKS_AND_SUITS = [...'a23456789tjqkshdc0'];

test.each(GAME_IDS)('the keys that open something of a room mean nothing else at a table of %s', (game) => {
  const ofGame = Object.values(PRESENTATIONS[game].buttons).flatMap(({ keys }) => keys);
  const taken = [...ofGame, ...Object.keys(COMMAND_KEYS), ...RANKS_AND_SUITS];
  expect([menu, react].filter((key) => taken.includes(key))).toEqual([]);
});
