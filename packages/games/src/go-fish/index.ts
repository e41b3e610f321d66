import { type Game, RANKS, rankOf } from '@shoal/core';
import { GoFishAdvisor } from './bots/advice.ts';
import { everyWorld } from './bots/every-world.ts';
import { imagine } from './bots/imagine.ts';
import { informationKey } from './bots/information-key.ts';
import { levelsAt, priorAt } from './bots/levels.ts';
import { GoFishObserver } from './bots/observation.ts';
import { GoFishSeatKnowledge } from './bots/seat-knowledge.ts';
import { cardSteps } from './rules/card-steps.ts';
import { goFishTables } from './rules/options.ts';
import { clauses, recordSchema, unrecorded, viewShape } from './rules/record-schema.ts';
import { GoFishRules } from './rules/rules.ts';
import type { GoFish } from './rules/vocabulary.ts';

export type { GoFishAdviceMessage } from './bots/advice.ts';
export type { Proof as GoFishProof } from './bots/certainty.ts';
export * from './presentation/index.ts';
export * from './presentation/messages.ts';
export * from './presentation/story.ts';
export type { GoFishOptions } from './rules/options.ts';
export * from './rules/vocabulary.ts';

export const goFish: Game<GoFish> = {
  id: 'go-fish',
  tables: goFishTables,
  rules: (options, seats, pack) => new GoFishRules(options, seats, pack),
  imagine: (rules, view, log) => imagine(rules as GoFishRules, view, log),
  bots: {
    knowledge: (rules) => new GoFishSeatKnowledge(rules as GoFishRules),
    levels: (rules) => levelsAt(rules as GoFishRules),
    prior: (rules) => priorAt(rules as GoFishRules),
    endgame: {
      everyWorld: (rules, view, log, most) => everyWorld(rules as GoFishRules, view, log, most),
      informationKey,
    },
  },
  advice: (rules) => new GoFishAdvisor(rules as GoFishRules),
  observer: (rules) => new GoFishObserver(rules as GoFishRules),
  recordSchema,
  unrecorded,
  viewShape,
  clauses,
  cardSteps,
  match: {
    points: (result) => [...result.scores],
    defaultTarget: () => 20,
  },
  betterScore: 'higher',
  openCards: (view) => view.books.flatMap((books) => books.flatMap((book) => book.cards)),
  mayHold: ({ bookSize }, hand) =>
    RANKS.every((rank) => hand.filter((card) => rankOf(card) === rank).length < bookSize),
};
