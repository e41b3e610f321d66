import type { Game } from '../engine/game/game.ts';
import { type Bot, randomBot } from '../engine/rules/bot.ts';
import type { QuickLevel } from '../engine/rules/level.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import { type BotName, RANDOM } from './bot-name.ts';
import { Search, type SearchPlan } from './search.ts';
import { levelsOf, seatKnowledgeOf } from './stand-ins.ts';

/** The levels that search. */
const SEARCHES: Readonly<Record<'orca' | 'kraken', SearchPlan>> = {
  orca: { rollouts: 600, isAware: false, isExact: false, habit: [1, 4] },
  kraken: { rollouts: 2000, isAware: true, isExact: true, habit: [0, 1] },
};

export function botAt<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, name: BotName): Bot<G> {
  if (name === RANDOM) return randomBot as Bot<G>;
  if (name === 'orca' || name === 'kraken') return new Search(game, rules, SEARCHES[name]);
  return levelBot(game, rules, name);
}

/** A quick level at a table: it rebuilds its knowledge from view and log for every action. */
function levelBot<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, name: QuickLevel): Bot<G> {
  const level = levelsOf(game, rules)[name];
  const knowledge = seatKnowledgeOf(game, rules);
  return {
    choose(view, log, rng) {
      if (view.legal.length === 1) return view.legal[0];
      knowledge.rebuild(view, log);
      return rules.decode(level.choose(knowledge, rng));
    },
  };
}
