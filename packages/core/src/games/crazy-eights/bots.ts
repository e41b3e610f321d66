import { type Bot, randomBot } from '../../engine/bot.ts';
import type { Rng } from '../../engine/rng.ts';
import type { CrazyEights, CrazyEightsAction } from './vocabulary.ts';

/** Bots like to go on: whoever is left decides the next place (R25). */
const votingYes = (bot: Bot<CrazyEights>): Bot<CrazyEights> => ({
  choose: (view, log, rng) => (view.phase === 'vote' ? { type: 'keep-playing' } : bot.choose(view, log, rng)),
});

/** Random, but a wild card only when nothing else is left to do. */
const keepsEights: Bot<CrazyEights> = {
  choose(view, _log, rng) {
    const others = view.legal.filter((action) => !namesSuit(action));
    return pick(others.length > 0 ? others : view.legal, rng);
  },
};

const namesSuit = (action: CrazyEightsAction): boolean => action.type === 'play' && action.suit !== undefined;

const pick = <T>(choices: readonly T[], rng: Rng): T => choices[rng.below(choices.length)];

export const bots: Readonly<Record<string, Bot<CrazyEights>>> = {
  minnow: votingYes(randomBot as Bot<CrazyEights>),
  guppy: votingYes(keepsEights),
};
