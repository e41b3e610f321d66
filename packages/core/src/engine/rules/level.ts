import type { ActionCode } from '../cards/kind.ts';
import type { Rng } from '../chance/rng.ts';
import type { Vocabulary } from './rules.ts';

/** The rungs of the ladder that decide at a glance, weakest first; the same names in every game. */
export const QUICK_LEVELS = ['minnow', 'guppy', 'perch', 'pike', 'dolphin'] as const;
export type QuickLevel = (typeof QUICK_LEVELS)[number];

export const isQuickLevel = (name: string): name is QuickLevel => (QUICK_LEVELS as readonly string[]).includes(name);

/** A way to choose from what the seat to act knows. It never holds a state, so it cannot peek. */
export interface Level<G extends Vocabulary> {
  choose(sight: G['sight'], rng: Rng): ActionCode;
}

export type Levels<G extends Vocabulary> = Readonly<Record<QuickLevel, Level<G>>>;
