import type { Game } from '../engine/game/game.ts';
import { type Bot, randomBot } from '../engine/rules/bot.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import { type BotName, RANDOM } from './bot-name.ts';
import { levelBot } from './level-bot.ts';
import { Search, type SearchPlan } from './search.ts';

/** The rungs that think before they act. */
const SEARCHES: Readonly<Record<'orca' | 'kraken', SearchPlan>> = {
  orca: { rollouts: 600, isAware: false, isExact: false, habit: [1, 4] },
  kraken: { rollouts: 2000, isAware: true, isExact: true, habit: [0, 1] },
};

export function botAt<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, name: BotName): Bot<G> {
  if (name === RANDOM) return randomBot as Bot<G>;
  if (name === 'orca' || name === 'kraken') return new Search(game, rules, SEARCHES[name]);
  return levelBot(game, rules, name);
}
