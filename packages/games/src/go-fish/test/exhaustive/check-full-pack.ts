import { packOf, RANK_COUNT } from '@shoal/core';
import { goFish } from '../../index.ts';
import { TwoSeatExploration } from './two-seat-exploration.ts';

const SEATS = 2;

/** The number of states with the real pack, up to renaming. It follows from the rules alone. */
const EXPECTED_STATES: Readonly<Record<string, number>> = {
  standard: 22_863_917,
  classic: 24_481_683,
  pairs: 431_317,
};

const written = (count: number): string => count.toLocaleString('en');

/** Explores one preset and prints the result. Returns false if the number of states is not the expected one. */
function isAsExpected(preset: string, expected: number): boolean {
  const startMs = performance.now();
  const rules = goFish.rules(goFish.tables.presets[preset].options(SEATS), SEATS, packOf(1));
  const { deals, states, steps } = new TwoSeatExploration(rules, RANK_COUNT).run();
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  console.info(`Go Fish ${preset}, two seats, 52 cards: every action brings the end nearer, and no card is ever lost`);
  console.info(`  ${written(deals)} deals, ${written(states)} states, ${written(steps)} steps`);
  console.info(`  ${seconds} s, at most ${peakMb} MB`);
  if (states !== expected) console.error(`  expected ${written(expected)} states`);
  return states === expected;
}

for (const [preset, expected] of Object.entries(EXPECTED_STATES)) {
  if (!isAsExpected(preset, expected)) process.exitCode = 1;
}
