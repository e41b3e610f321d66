import type { Game, Result } from '@shoal/core';
import { CrazyEightsAdvisor } from './bots/advice.ts';
import { everyWorld } from './bots/every-world.ts';
import { imagine, imagineLikely } from './bots/imagine.ts';
import { informationKey } from './bots/information-key.ts';
import { levelsAt, priorAt } from './bots/levels.ts';
import { CrazyEightsObserver } from './bots/observation.ts';
import { CrazyEightsSeatKnowledge } from './bots/seat-knowledge.ts';
import { cardSteps } from './rules/card-steps.ts';
import { crazyEightsTables } from './rules/options.ts';
import { clauses, recordSchema, viewShape } from './rules/record-schema.ts';
import { CrazyEightsRules } from './rules/rules.ts';
import type { CrazyEights } from './rules/vocabulary.ts';

export type { CrazyEightsAdviceMessage } from './bots/advice.ts';
export * from './presentation/index.ts';
export * from './presentation/messages.ts';
export * from './presentation/story.ts';
export type { CrazyEightsOptions } from './rules/options.ts';
export * from './rules/vocabulary.ts';

export const crazyEights: Game<CrazyEights> = {
  id: 'crazy-eights',
  tables: crazyEightsTables,
  rules: (options, seats, pack) => new CrazyEightsRules(options, seats, pack),
  imagine: (rules, view, log) => imagine(rules as CrazyEightsRules, view, log),
  bots: {
    knowledge: (rules) => new CrazyEightsSeatKnowledge(rules as CrazyEightsRules),
    levels: (rules) => levelsAt(rules as CrazyEightsRules),
    prior: (rules) => priorAt(rules as CrazyEightsRules),
    imagineLikely: (rules, view, log) => imagineLikely(rules as CrazyEightsRules, view, log),
    endgame: {
      everyWorld: (rules, view, log, most) => everyWorld(rules as CrazyEightsRules, view, log, most),
      informationKey,
    },
  },
  advice: (rules) => new CrazyEightsAdvisor(rules as CrazyEightsRules),
  observer: (rules) => new CrazyEightsObserver(rules as CrazyEightsRules),
  recordSchema,
  viewShape,
  clauses,
  outcomeIn: (event) => (event.type === 'rebuilt' ? { type: 'stock', cards: event.stock } : null),
  cardSteps,
  match: {
    options: (options) => ({ ...options, playOn: 'never' }),
    points: winnersTakeTheRest,
    defaultTarget: (seats) => (seats === 2 ? 100 : 50 * seats),
  },
  betterScore: 'lower',
  openCards: (view) => view.discardPile,
};

/** First places add the points left in the other hands less their own; a seat that is out has none of its own. */
function winnersTakeTheRest({ places, scores }: Result): number[] {
  const all = scores.reduce((sum, score) => sum + score, 0);
  return places.map((place, seat) => (place === 1 ? all - 2 * scores[seat] : 0));
}
