import { type BotName, botAt, QUICK_LEVELS, rngFor, type Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, choices, NORTH, SOUTH, WEST } from '../../../test/tables/drawn-table.ts';
import { goFish } from '../index.ts';
import type { GoFish, GoFishAction } from '../rules/vocabulary.ts';
import { ask, fish, goFishAt } from '../test/drawn.ts';

const SEED = 'go-fish bots';

/** Everything that a bot ever does at a table, over many tries. */
function choicesOf(bot: BotName, table: Table<GoFish>): Set<string> {
  const rng = rngFor(SEED, bot);
  const seat = table.turn ?? NORTH;
  const choose = (): GoFishAction => botAt(goFish, table.rules, bot).choose(table.view(seat), table.log(seat), rng);
  const chosen = Array.from({ length: 200 }, choose);
  return new Set(chosen.map((action) => (action.type === 'ask' ? `${action.target} ${action.rank}` : action.type)));
}

describe(`bots of Go Fish, seed ${SEED}`, () => {
  test('minnow asks a random seat with cards for the rank it holds most of', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south 9♣ \n west 4♣ \n stock 5♣');
    expect(choicesOf('minnow', table)).toEqual(new Set(['1 6', '2 6']));
  });

  test('minnow never asks a seat without cards', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south \n west 4♣ \n stock 5♣', { refill: 0 });
    expect(choicesOf('minnow', table)).toEqual(new Set(['2 6']));
  });

  test('minnow breaks ties between ranks at random', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ K♦ 2♣ \n south 9♣ \n stock 5♣');
    expect(choicesOf('minnow', table)).toEqual(new Set(['1 6', '1 12']));
  });

  test('guppy does anything that is legal', () => {
    const table = goFishAt('north* 7♠ 7♥ K♥ 2♣ \n south 9♣ \n west 4♣ \n stock 5♣');
    expect(choicesOf('guppy', table).size).toBe(choices(table).length);
  });

  /** South asks north for kings in vain and fishes. Now it is the turn of north, who has fished a king before. */
  const kingAskedFor = (): Table<GoFish> => {
    const table = goFishAt('north 7♠ 7♥ 7♦ 2♥ \n south* K♣ 9♣ 4♦ \n stock 5♣ K♥ 8♣ 4♣ 6♦ 3♣');
    act(table, SOUTH, ask(NORTH, 'king'));
    act(table, SOUTH, fish);
    act(table, NORTH, ask(SOUTH, 'seven'));
    act(table, NORTH, fish);
    act(table, SOUTH, ask(NORTH, 'nine'));
    act(table, SOUTH, fish);
    return table;
  };

  test.each(['pike', 'dolphin'] as const)('%s takes a certain hit', (bot) => {
    expect(choicesOf(bot, kingAskedFor())).toEqual(new Set([`${SOUTH} 12`]));
  });

  test('perch mostly takes a certain hit, but it may slip its mind', () => {
    const choices = choicesOf('perch', kingAskedFor());
    expect(choices).toContain(`${SOUTH} 12`);
    expect(choices.size).toBeGreaterThan(1);
  });

  test('pike does not ask again for what was just refused, while anything else can be asked', () => {
    const table = goFishAt('north* 7♠ 7♥ 2♥ \n south K♣ \n west 9♣ \n stock 7♣ 8♣ 4♣ 6♦');
    act(table, NORTH, ask(SOUTH, 'seven'));
    act(table, NORTH, fish);
    expect(choicesOf('pike', table)).toEqual(new Set([`${WEST} 6`]));
  });

  test.each(QUICK_LEVELS)('%s goes fishing when it must', (bot) => {
    const table = goFishAt('north* 7♠ \n south 9♣ \n stock 5♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(choicesOf(bot, table)).toEqual(new Set(['fish']));
    act(table, NORTH, fish);
  });
});
