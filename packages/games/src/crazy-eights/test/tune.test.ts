import { levelsOf } from '@shoal/core';
import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../../../scripts/depth.mjs';
import { duel } from '../../../test/tune/duel.ts';
import { fit } from '../../../test/tune/fit.ts';
import { crazyEightsFitting } from './tune.ts';

const SEED = 5;
const fitting = {
  ...crazyEightsFitting('standard', 2, SEED),
  rounds: [{ decisions: 3000, nearness: 0.4, stride: 1 }],
};

test.runIf(IS_CHECK)(`the same seed fits the same weights, and they beat pike, seed ${SEED}`, () => {
  const weights = fit(fitting, () => {});
  expect(fit(fitting, () => {})).toEqual(weights);
  const { pike } = levelsOf(fitting.table.game, fitting.table.rules);
  expect(duel(fitting.table, fitting.levelOf(weights), pike, 1000, SEED).interval.low).toBeGreaterThan(0.5);
});
