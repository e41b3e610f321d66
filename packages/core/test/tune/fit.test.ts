import { expect, test } from 'vitest';
import { crazyEightsFitting } from './crazy-eights.ts';
import { duel, shareIn } from './duel.ts';
import { fit } from './fit.ts';

const SEED = 5;
const fitting = {
  ...crazyEightsFitting('standard', 2, SEED),
  rounds: [{ decisions: 3000, nearness: 0.4, stride: 1 }],
};

test(`the same seed fits the same weights, and they beat the rival, seed ${SEED}`, () => {
  const weights = fit(fitting, () => {});
  expect(fit(fitting, () => {})).toEqual(weights);
  const { mean, within } = shareIn(duel(fitting.ground, fitting.levelOf(weights), fitting.rival, 1000, SEED));
  expect(mean - within).toBeGreaterThan(0.5);
});
