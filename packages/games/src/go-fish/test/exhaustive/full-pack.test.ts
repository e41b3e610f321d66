import { describe, expect, test } from 'vitest';
import { atDepth, fewOf } from '../../../../../../scripts/depth.mjs';
import { explore } from '../../../../test/exhaustive/explore.ts';
import { described, type SmallTable } from '../../../../test/exhaustive/small-packs.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { subjectAt } from './small-packs.ts';
import { TwoSeatExploration } from './two-seat-exploration.ts';

type Table = SmallTable<GoFishOptions>;

const table = (preset: string, ranks: number, options: Table['options']): Table => ({
  preset,
  seats: 2,
  ranks,
  suits: 4,
  options,
});

const findingsAt = (at: Table) => new TwoSeatExploration(subjectAt(at).rules, at.ranks).run();

/** The short form of `npm run check:exhaustive`, with fewer ranks. */
const SHORT: readonly (readonly [table: Table, states: number])[] = [
  [table('standard', 7, { handSize: 7 }), 106_119],
  [table('classic', 7, { handSize: 7 }), 107_908],
  [table('pairs', 9, { handSize: 7 }), 41_044],
  [table('standard', 6, { handSize: 7, refill: 1, goAgainOnBook: true }), 25_418],
  [table('classic', 6, { handSize: 7, goAgainOnCatch: false, end: 'first-empty-hand' }), 25_126],
];

describe('whatever is asked and drawn, every action brings the end of two-seat Go Fish nearer', () => {
  test.each(
    SHORT.slice(atDepth({ test: 2, check: 0 })).map(
      ([at, states]) => [`${described(at)}: ${states.toLocaleString('en')} states`, at, states] as const,
    ),
  )('%s: every action brings the end nearer', (_, at, states) => {
    expect(findingsAt(at).states).toBe(states);
  });
});

describe('the exploration of two seats finds just the states that the exploration of small packs finds', () => {
  const tables = [
    table('pairs', 5, { handSize: 3 }),
    table('standard', 4, { handSize: 3 }),
    table('classic', 4, { handSize: 3 }),
  ];
  test.each(fewOf(1, tables).map((at) => [described(at), at] as const))(
    '%s: both explorations find the same states',
    (_, at) => {
      const { states, ends } = explore(subjectAt(at), { counting: 'folded' });
      // The abstraction merges the two seats and all finished games.
      expect(findingsAt(at).states * 2).toBe(states - ends);
    },
  );
});
