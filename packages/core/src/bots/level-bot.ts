import type { Game } from '../engine/game/game.ts';
import type { Bot } from '../engine/rules/bot.ts';
import type { QuickLevel } from '../engine/rules/level.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';

/** A quick level at a table: it reads its view and log anew for every action. */
export function levelBot<G extends Vocabulary>(game: Game<G>, rules: Rules<G>, name: QuickLevel): Bot<G> {
  const level = game.levels(rules)[name];
  const sight = game.sight(rules);
  return {
    choose(view, log, rng) {
      if (view.legal.length === 1) return view.legal[0];
      sight.read(view, log);
      return rules.decode(level.choose(sight, rng));
    },
  };
}
