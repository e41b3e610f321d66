import type { Game } from '../../engine/game/game.ts';
import type { Result } from '../../engine/rules/rules.ts';
import { CrazyEightsAdvisor } from './advice.ts';
import { clauses, entries, viewShape } from './entries.ts';
import { everyWorld } from './every-world.ts';
import { imagine, imagineLikely } from './imagine.ts';
import { levelsAt, priorAt } from './levels.ts';
import { CrazyEightsObserver } from './observation.ts';
import { crazyEightsTables } from './options.ts';
import { CrazyEightsRules } from './rules.ts';
import { CrazyEightsSight } from './sight.ts';
import { told } from './told.ts';
import type { CrazyEights } from './vocabulary.ts';

export const crazyEights: Game<CrazyEights> = {
  id: 'crazy-eights',
  tables: crazyEightsTables,
  rules: (options, seats, pack) => new CrazyEightsRules(options, seats, pack),
  imagine: (rules, view, log) => imagine(rules as CrazyEightsRules, view, log),
  bots: {
    sight: (rules) => new CrazyEightsSight(rules as CrazyEightsRules),
    levels: (rules) => levelsAt(rules as CrazyEightsRules),
    prior: (rules) => priorAt(rules as CrazyEightsRules),
    imagineLikely: (rules, view, log) => imagineLikely(rules as CrazyEightsRules, view, log),
    endgame: { everyWorld: (rules, view, log, most) => everyWorld(rules as CrazyEightsRules, view, log, most), told },
  },
  advice: (rules) => new CrazyEightsAdvisor(rules as CrazyEightsRules),
  observer: (rules) => new CrazyEightsObserver(rules as CrazyEightsRules),
  entries,
  viewShape,
  clauses,
  outcomeIn: (event) => (event.type === 'rebuilt' ? { type: 'stock', cards: event.stock } : null),
  match: {
    options: (options) => ({ ...options, playOn: 'never' }),
    points: winnersTakeTheRest,
    defaultTarget: (seats) => (seats === 2 ? 100 : 50 * seats),
  },
  openCards: (view) => view.discardPile,
};

/** First places add the points left in the other hands less their own; a seat that is out has none of its own. */
function winnersTakeTheRest({ places, scores }: Result): number[] {
  const all = scores.reduce((sum, score) => sum + score, 0);
  return places.map((place, seat) => (place === 1 ? all - 2 * scores[seat] : 0));
}
