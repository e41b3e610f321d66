import type { Rng } from '../chance/rng.ts';
import type { Level } from './level.ts';
import type { Vocabulary } from './rules.ts';

/** So many times out of so many. */
export type Often = readonly [times: number, of: number];

export const happens = ([times, of]: Often, rng: Rng): boolean => times > 0 && rng.below(of) < times;

/** How often dolphin acts like pike. */
export const DOLPHINS_HABIT: Often = [3, 5];

/** Chooses well, except that now and then it acts out of habit, as a lesser level would. */
export const outOfHabit = <G extends Vocabulary>(best: Level<G>, habit: Level<G>, often: Often): Level<G> => ({
  choose: (sight, rng) => (happens(often, rng) ? habit : best).choose(sight, rng),
});
