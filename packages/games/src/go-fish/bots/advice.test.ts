import { imaginedWorlds, rngFor } from '@shoal/core';
import { expect, test } from 'vitest';
import { hintsAt } from '../../../test/bots/hints.ts';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { goFish } from '../index.ts';
import type { GoFishRules } from '../rules/rules.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';
import { GoFishAdvisor } from './advice.ts';

test('a certain hit is hinted first, with its proof', () => {
  const table = goFishAt(`
    north  7♠ 9♣ 9♦
    south* 7♥ 7♦ 4♣
    west   K♠ K♦ 4♠
    stock  4♥ 9♠ K♥ 4♦ 9♥ K♣ 7♣`);
  table.act(SOUTH, ask(WEST, 'seven'));
  table.act(SOUTH, fish);
  table.act(WEST, ask(SOUTH, 'king'));
  table.act(WEST, fish);
  table.act(NORTH, ask(WEST, 'seven'));
  table.act(NORTH, fish);
  expect(table.turn).toBe(SOUTH);
  const [best] = hintsAt(goFish, table);
  expect(best.action).toEqual(ask(NORTH, 'seven'));
  expect(best.advice?.reason).toMatchObject({ key: 'certain-hit', of: NORTH, proof: 'asked' });
  expect(best.advice).toMatchObject({ chance: 1, odds: { key: 'sure-hit' }, reveals: { key: 'shows-nothing' } });
  expect(best.better).toBeGreaterThan(0);
});

test('a safe ask is named: the rank is known and the seat that was asked has none', () => {
  const table = goFishAt(`
    north* 7♠ 7♥ K♦ 2♠
    south  2♣ 9♦ 4♠
    stock  4♥ 3♣ 5♦ J♥ Q♠ Q♥ 7♣ 7♦`);
  table.act(NORTH, ask(SOUTH, 'seven'));
  table.act(NORTH, fish);
  table.act(SOUTH, ask(NORTH, 'nine'));
  table.act(SOUTH, fish);
  const hints = hintsAt(goFish, table);
  expect(hints).toHaveLength(3);
  const safe = assess(table, ask(SOUTH, 'seven'));
  expect(safe).toMatchObject({ reason: { key: 'safe-ask' }, reveals: { key: 'shows-nothing' } });
  expect(assess(table, ask(SOUTH, 'king'))).toMatchObject({ reveals: { key: 'shows-rank' } });
});

test('a seat that must fish is told so', () => {
  const table = goFishAt(`
    north* 7♠ K♦
    south  2♣ 9♦
    stock  7♥ 7♣`);
  table.act(NORTH, ask(SOUTH, 'seven'));
  const hints = hintsAt(goFish, table);
  expect(hints).toMatchObject([{ action: fish, advice: { chance: 1, reason: { key: 'only-fishing' } }, better: 0 }]);
});

const assess = (table: ReturnType<typeof goFishAt>, action: ReturnType<typeof ask>) => {
  const view = table.view(table.turn);
  const log = table.log(table.turn);
  const worlds = imaginedWorlds(goFish, table.rules, view, log, 60, rngFor('world', 'test'));
  return new GoFishAdvisor(table.rules as GoFishRules).assess(view, log, worlds, action);
};
