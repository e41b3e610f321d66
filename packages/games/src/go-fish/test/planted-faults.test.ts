import type { Game } from '@shoal/core';
import { expect, test } from 'vitest';
import { breachOfGame } from '../../../test/contract/planted-fault.ts';
import { logDifference } from '../../../test/contract/two-worlds.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { overriddenRules } from '../../../test/tables/overridden-rules.ts';
import { gameNamed } from '../../index.ts';

const fish = tableCase(gameNamed('go-fish'), 'standard', 3);

test('a game that writes a record that cannot be read or proved is caught', () => {
  const { recordSchema } = fish.game;
  const forgetful: Game = { ...fish.game, recordSchema: { ...recordSchema, ask: { seat: 'seat', of: 'seat' } } };
  const unreadable: Game = { ...fish.game, recordSchema: { ...recordSchema, fish: { seat: 'flag' } } };
  expect(breachOfGame(forgetful, fish.rules)).toContain('its own record is refused');
  expect(breachOfGame(unreadable, fish.rules)).toContain('its own record cannot be read');
});

test('a game that prints the cards that another seat fished is told which they are', () => {
  const open = overriddenRules(fish.rules, () => ({ censor: (event) => event }));
  expect(logDifference({ ...fish, rules: open }, 3)).toMatch(/^viewer \S+: .*"cards":\["/);
});
