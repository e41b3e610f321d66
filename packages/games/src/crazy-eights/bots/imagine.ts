import type { Imagine } from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import type { CrazyEightsState } from '../rules/state.ts';
import type { CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import { type LeaningFactors, Leanings } from './leanings.ts';
import { Worlds } from './worlds.ts';

/** Fills in states that agree with the view and with all that its seat was told. */
export function imagine(
  rules: CrazyEightsRules,
  view: CrazyEightsView,
  log: readonly CrazyEightsEvent[],
): Imagine<CrazyEightsState> {
  const worlds = new Worlds(rules, view, log);
  return (into, rng) => worlds.fill(into, rng);
}

/** Like `imagine`, but prefers worlds in which the actions so far were likely. */
export function imagineLikely(
  rules: CrazyEightsRules,
  view: CrazyEightsView,
  log: readonly CrazyEightsEvent[],
  factors?: LeaningFactors,
): Imagine<CrazyEightsState> {
  const worlds = new Worlds(rules, view, log, new Leanings(rules, log, factors));
  return (into, rng) => worlds.fill(into, rng);
}
