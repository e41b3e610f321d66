import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../../test/tables/every-table.ts';
import { goFish } from '../index.ts';
import { GoFishRules } from '../rules/rules.ts';
import { FEATURES, weightsAt } from './weights.ts';

const rulesOf = (preset: string, seats: number): GoFishRules =>
  new GoFishRules(goFish.tables.presets[preset].options(seats), seats);

describe('the weights of an ask', () => {
  test.each(tablesOf('go-fish'))('$name has two weights for each feature', (table) => {
    const { attentive, careless } = weightsAt(rulesOf(table.preset, table.seats));
    expect([attentive.length, careless.length]).toEqual([FEATURES.length, FEATURES.length]);
  });

  test('a table that was not tuned takes the weights of the nearest', () => {
    expect(weightsAt(rulesOf('standard', 6))).toBe(weightsAt(rulesOf('standard', 4)));
    expect(weightsAt(rulesOf('classic', 2))).not.toBe(weightsAt(rulesOf('standard', 2)));
    expect(weightsAt(rulesOf('classroom', 3))).toBe(weightsAt(rulesOf('standard', 3)));
  });
});
