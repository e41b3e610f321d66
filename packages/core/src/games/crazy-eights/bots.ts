import { type Bot, randomBot } from '../../engine/bot.ts';
import { pick } from '../../engine/rng.ts';
import type { CrazyEights } from './vocabulary.ts';

/** Bots like to go on: whoever is left decides the next place (R25). */
const votingYes = (bot: Bot<CrazyEights>): Bot<CrazyEights> => ({
  choose: (view, log, rng) => (view.phase === 'vote' ? { type: 'keep-playing' } : bot.choose(view, log, rng)),
});

/** Any card that matches; a wild card only when none does, and a draw or a pass only without both. */
const keepsEights: Bot<CrazyEights> = {
  choose({ legal }, _log, rng) {
    const plays = legal.filter((action) => action.type === 'play');
    const naturals = plays.filter((play) => play.suit === undefined);
    const best = [naturals, plays, legal].find((choices) => choices.length > 0);
    return pick(best ?? legal, rng);
  },
};

export const bots: Readonly<Record<string, Bot<CrazyEights>>> = {
  minnow: votingYes(randomBot as Bot<CrazyEights>),
  guppy: votingYes(keepsEights),
};
