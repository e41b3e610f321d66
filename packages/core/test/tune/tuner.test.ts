import { expect, test } from 'vitest';
import { goFishTuning } from './go-fish.ts';
import { tune } from './tuner.ts';

test('the same seed finds the same weights, and never loses the best of them', () => {
  const tuning = { ...goFishTuning('standard', 2, 5), scattered: 3, changes: 2 };
  const lines: string[] = [];
  const weights = tune(tuning, (line) => lines.push(line));
  expect(weights).toHaveLength(tuning.start.length);
  expect(tune(tuning, () => {})).toEqual(weights);
  expect(lines[0]).toContain('scattered');
});
