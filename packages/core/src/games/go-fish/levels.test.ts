import { describe, expect, test } from 'vitest';
import { act, ask, choices, fish, goFishAt, NORTH, SOUTH } from '../../../test/drawn-table.ts';
import { type BotName, botAt } from '../../bots/ladder.ts';
import { QUICK_LEVELS } from '../../engine/level.ts';
import { rngFor } from '../../engine/seed.ts';
import type { Table } from '../../engine/table.ts';
import { goFish } from './index.ts';
import type { GoFish, GoFishAction } from './vocabulary.ts';

const SEED = 'go-fish bots';

/** What a bot does at a table, tried often enough to see all it ever does. */
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

  test.each(QUICK_LEVELS)('%s goes fishing when it must', (bot) => {
    const table = goFishAt('north* 7♠ \n south 9♣ \n stock 5♣');
    act(table, NORTH, ask(SOUTH, 'seven'));
    expect(choicesOf(bot, table)).toEqual(new Set(['fish']));
    act(table, NORTH, fish);
  });
});
