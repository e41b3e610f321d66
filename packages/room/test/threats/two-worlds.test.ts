import { dealtSeat } from '@shoal/core';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { compareWorlds, eveningOf, newComparison, worldLike } from './two-worlds.ts';

/** `npm run check:two-worlds` compares 100,000. */
const PAIRS = atDepth({ test: 40, check: 1500 });
const SEED = process.env['SHOAL_SEED'] ?? 'worlds';

test('two worlds that differ in hidden cards alone are told to a viewer in the same bytes', async () => {
  const comparison = newComparison();
  for (let number = 0; comparison.pairs < PAIRS; number++) {
    const evening = eveningOf(SEED, number);
    const other = await worldLike(evening);
    if (other !== null) await compareWorlds(evening, other, comparison);
  }
  const { pairs, frames, bytes, differences } = comparison;
  console.log(
    `two worlds, seed ${SEED}: ${pairs} pairs, ${frames} frames, ${bytes} bytes, ${differences.length} differ`,
  );
  expect(differences).toEqual([]);
});

test('the comparison of two worlds notices a single card that its viewer is shown', async () => {
  const comparison = newComparison();
  for (let number = 0; comparison.pairs < 20; number++) {
    const evening = { ...eveningOf('shown', number), before: [], during: [], viewer: 1 };
    const { rules } = evening.case;
    const own = rules.pack.findIndex((_, place) => dealtSeat(rules, 0, place) === evening.viewer);
    await compareWorlds(evening, { exchanges: [[own, own + 1]], stocks: null }, comparison);
  }
  const { pairs, differences } = comparison;
  console.log(`two worlds with a card that is shown: ${differences.length} of ${pairs / 2} differ for its viewer`);
  expect(differences.length).toBeGreaterThan(pairs / 2 - 3);
});
