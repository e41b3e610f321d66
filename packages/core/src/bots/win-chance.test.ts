import { gameNamed } from '@shoal/games';
import { calibrationOf, EVERY_GAME, everyTable, playedTable, tableCase } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { aThirdOf, IS_CHECK } from '../../../../scripts/depth.mjs';
import { seatNumbers } from '../engine/cards/kind.ts';
import { rngFor } from '../engine/chance/seed.ts';
import { shareOf } from '../engine/rules/places.ts';
import { winChance } from './win-chance.ts';

const rng = rngFor('win chance', 'test');

test.each(aThirdOf(everyTable()))('the chances of all seats are one whole: $name', (table) => {
  const { game, rules } = table;
  const people = seatNumbers(rules.seats).map(() => 'person' as const);
  for (const viewer of [0, null]) {
    const here = playedTable(table, `chance ${table.name}`, 11);
    const chances = winChance(game, rules, here.view(viewer), here.log(viewer), people, { worlds: 3, rng });
    expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  }
});

test('when the game is over the chances are its result', () => {
  const table = tableCase(gameNamed('go-fish'), 'standard', 3);
  const here = playedTable(table, 'over');
  const models = ['random', 'random', 'random'] as const;
  const chances = winChance(table.game, table.rules, here.view(0), here.log(0), models, { worlds: 1, rng });
  expect(chances).toEqual([0, 1, 2].map((seat) => shareOf(here.result?.places ?? [], seat)));
});

describe.runIf(IS_CHECK)('forecasts come true as often as they say', () => {
  test.each(EVERY_GAME)('%s: win chances come true as often as they say when the levels are known', (id) => {
    const table = tableCase(gameNamed(id), 'standard', 2);
    const settings = { games: 500, worlds: 40, seed: 'calibration' };
    const { error, floor, forecasts } = calibrationOf(table, ['pike', 'dolphin'], settings);
    expect(forecasts).toBeGreaterThan(40);
    // So few games cannot show two hundredths: three times what chance alone would show is far out.
    expect(error).toBeLessThan(3 * floor);
  });
});
