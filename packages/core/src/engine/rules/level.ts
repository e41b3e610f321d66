import type { ActionCode } from '../cards/kind.ts';
import type { Rng } from '../chance/rng.ts';
import type { Rules, Vocabulary } from './rules.ts';
import type { SeatKnowledge } from './seat-knowledge.ts';

/** The levels of the ladder that choose without a search, weakest first. Every game uses these names. */
export const QUICK_LEVELS = ['minnow', 'guppy', 'perch', 'pike', 'dolphin'] as const;
export type QuickLevel = (typeof QUICK_LEVELS)[number];

export const isQuickLevel = (name: string): name is QuickLevel => (QUICK_LEVELS as readonly string[]).includes(name);

/** Chooses from what the seat to act knows. It never gets a state, so it cannot peek. */
export interface Level<S extends SeatKnowledge = SeatKnowledge> {
  choose(knowledge: S, rng: Rng): ActionCode;
}

export type Levels<S extends SeatKnowledge = SeatKnowledge> = Readonly<Record<QuickLevel, Level<S>>>;

/** A chance of `times` in `of`. */
export type Odds = readonly [times: number, of: number];

export const happens = ([times, of]: Odds, rng: Rng): boolean => times > 0 && rng.below(of) < times;

/** How often `dolphin` acts like `pike`. */
export const DOLPHINS_HABIT: Odds = [3, 5];

/** Chooses like `best`, except that now and then it acts like a weaker level, out of habit. */
export const outOfHabit = <S extends SeatKnowledge>(best: Level<S>, habit: Level<S>, often: Odds): Level<S> => ({
  choose: (knowledge, rng) => (happens(often, rng) ? habit : best).choose(knowledge, rng),
});

/** Lets a level choose in a state whose events its knowledge has applied. A forced action takes no thought. */
export function chooseQuickly<G extends Vocabulary>(
  rules: Rules<G>,
  state: G['state'],
  knowledge: SeatKnowledge,
  level: Level,
  rng: Rng,
): ActionCode {
  if (rules.legalCount(state) === 1) return rules.legalAt(state, 0);
  knowledge.observe(state);
  return level.choose(knowledge, rng);
}
