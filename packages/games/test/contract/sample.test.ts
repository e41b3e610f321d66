import { RandomChance, type Rng, type Rules, rngFor, type Vocabulary } from '@shoal/core';
import { expect, test } from 'vitest';
import { testedTables } from '../tables/every-table.ts';

const SEED = 'sample';
/** How often each action comes up on average, and how far from it chance goes less than once in a hundred million. */
const SHARE = 400;
const TOLERANCE = 6 * Math.sqrt(SHARE);

/** The actions that come up much more or much less often than others. */
function unequal(rules: Rules<Vocabulary>, state: object, rng: Rng): string[] {
  const legal = Array.from({ length: rules.legalCount(state) }, (_, n) => rules.legalAt(state, n));
  const counts = new Map(legal.map((code) => [code, 0]));
  for (let n = 0; n < SHARE * legal.length; n++) {
    const code = rules.sample(state, rng);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const odd = [...counts].filter(([code, count]) => !legal.includes(code) || Math.abs(count - SHARE) > TOLERANCE);
  return odd.map(([code, count]) => `${JSON.stringify(rules.decode(code))}: ${count} instead of ${SHARE}`);
}

test.each(testedTables())(`$name: a random action is any legal one, each equally likely, seed ${SEED}`, ({ rules }) => {
  const rng = rngFor(SEED, `${rules.seats}`);
  const chance = new RandomChance(rng);
  const state = rules.create();
  rules.deal(state, 0, chance);
  for (; !rules.isOver(state); rules.apply(state, rules.sample(state, rng), chance)) {
    expect(unequal(rules, state, rng)).toEqual([]);
  }
});
