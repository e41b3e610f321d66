import { crazyEights } from '@shoal/games/crazy-eights';
import { crazyEightsAt, play } from '@shoal/games/crazy-eights/testing';
import { goFish } from '@shoal/games/go-fish';
import { goFishAt } from '@shoal/games/go-fish/testing';
import { act, NORTH, SOUTH, WEST } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { rngFor } from '../engine/chance/seed.ts';
import type { Bot } from '../engine/rules/bot.ts';
import type { Vocabulary } from '../engine/rules/rules.ts';
import type { Table } from '../engine/table/table.ts';
import { priorChoice } from './advised-seat.ts';
import { botAt } from './ladder.ts';

const SEED = 'search';

const chosen = <G extends Vocabulary>(bot: Bot<G>, table: Table<G>, budget = {}): G['action'] =>
  bot.choose(table.view(NORTH), table.log(NORTH), rngFor(SEED, 'choice'), budget);

describe(`those who search, seed ${SEED}`, () => {
  test.each(['orca', 'kraken'] as const)('%s asks for the rank that only the other can hold', (name) => {
    const table = goFishAt('north* 7♠ 7♥ 7♦ K♥ \n south 7♣ 2♣ \n stock 2♠ 2♥ K♠ K♦ 2♦ K♣');
    expect(chosen(botAt(goFish, table.rules, name), table)).toMatchObject({ type: 'ask', target: SOUTH, rank: 6 });
  });

  test.each(['orca', 'kraken'] as const)('%s goes out when it can', (name) => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ 5♥ \n stock 4♥ 3♣ \n pile 9♦');
    expect(chosen(botAt(crazyEights, table.rules, name), table)).toMatchObject({ type: 'play', card: 32 });
  });

  test('orca acts out of habit now and then, kraken never', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south 9♣ K♠ 3♣ \n stock 5♣ 4♥ 4♠ 9♦ 3♥ J♠ J♦ 6♣ 6♠');
    const thoughts = (name: 'orca' | 'kraken') =>
      Array.from({ length: 100 }, (_, n) => {
        let looks = 0;
        const isLate = () => ++looks > 0;
        botAt(goFish, table.rules, name).choose(table.view(NORTH), table.log(NORTH), rngFor(SEED, `${n}`), { isLate });
        return looks;
      }).filter((looks) => looks > 0).length;
    expect(Math.abs(thoughts('orca') - 75)).toBeLessThan(15);
    expect(thoughts('kraken')).toBe(100);
  });

  test('the same seed gives the same choice', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south 9♣ K♠ 3♣ \n stock 5♣ 4♥ 4♠ 9♦ 3♥');
    const choices = [1, 2].map(() => chosen(botAt(goFish, table.rules, 'orca'), table));
    expect(choices[0]).toEqual(choices[1]);
  });

  test('when the time is up it does what seems best at a glance', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south 9♣ K♠ 3♣ \n stock 5♣ 4♥ 4♠ 9♦ 3♥');
    const late = chosen(botAt(goFish, table.rules, 'kraken'), table, { isLate: () => true });
    const prior = priorChoice(goFish, table.rules, table.view(NORTH), table.log(NORTH), rngFor(SEED, 'choice'));
    expect(late).toEqual(table.rules.decode(prior));
  });

  test('it looks at the clock from world to world, and stops soon after the time is up', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south 9♣ K♠ 3♣ \n stock 5♣ 4♥ 4♠ 9♦ 3♥');
    let looks = 0;
    const isLate = () => ++looks > 10;
    chosen(botAt(goFish, table.rules, 'kraken'), table, { isLate });
    expect(looks).toBeGreaterThan(10);
    expect(looks).toBeLessThan(20);
  });
});

test('a bot that can no longer win stops thinking', () => {
  const picture = 'north 5♠ 5♥ 3♣ \n south 7♠ 6♥ 2♣ \n west* 5♦ \n stock 4♥ 3♦ \n pile 9♦';
  const table = crazyEightsAt(picture, { playOn: 'always' });
  act(table, WEST, play('5♦'));
  expect(table.view(NORTH).legal.length).toBe(2);
  let looks = 0;
  const isLate = () => ++looks < 0;
  chosen(botAt(crazyEights, table.rules, 'orca'), table, { isLate });
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(20);
});
