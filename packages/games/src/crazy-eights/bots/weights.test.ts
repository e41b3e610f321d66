import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../test/tables/every-table.ts';
import { crazyEights } from '../index.ts';
import type { CrazyEightsOptions } from '../rules/options.ts';
import { CrazyEightsRules } from '../rules/rules.ts';
import { WEIGHT_NAMES, weightsAt } from './weights.ts';

const rulesOf = (preset: string, seats: number, options: Partial<CrazyEightsOptions> = {}): CrazyEightsRules =>
  new CrazyEightsRules({ ...crazyEights.tables.presets[preset].options(seats), ...options }, seats);

describe('the weights of an action', () => {
  test.each(tablesOf('crazy-eights'))('$name has a number for each weight', (table) => {
    const weights = weightsAt(rulesOf(table.preset, table.seats));
    expect(Object.keys(weights)).toEqual([...WEIGHT_NAMES]);
    for (const weight of Object.values(weights)) expect(weight).toEqual(expect.any(Number));
  });

  test('a table that was not tuned takes the weights of the nearest', () => {
    expect(weightsAt(rulesOf('standard', 5))).toEqual(weightsAt(rulesOf('standard', 4)));
    expect(weightsAt(rulesOf('standard', 10))).toEqual(weightsAt(rulesOf('standard', 7)));
    expect(weightsAt(rulesOf('standard', 2))).not.toEqual(weightsAt(rulesOf('standard', 4)));
    expect(weightsAt(rulesOf('quick', 2))).not.toEqual(weightsAt(rulesOf('standard', 2)));
  });

  test('cards with effects count at every table that has them', () => {
    const { drawTwo, drawTwoDanger } = weightsAt(rulesOf('actions', 4));
    expect(weightsAt(rulesOf('quick', 4, { drawTwo: '2' }))).toMatchObject({ drawTwo, drawTwoDanger });
    expect(drawTwoDanger).not.toBe(0);
  });
});
