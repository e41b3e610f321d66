import type { Level } from './level.ts';
import type { Vocabulary } from './rules.ts';

/** Chooses well, except that so many times in a hundred it acts out of habit, as a lesser level would. */
export const outOfHabit = <G extends Vocabulary>(best: Level<G>, habit: Level<G>, times: number): Level<G> => ({
  choose: (sight, rng) => (rng.below(100) < times ? habit : best).choose(sight, rng),
});
