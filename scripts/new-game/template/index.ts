import type { Game } from '@shoal/core';
import { imagine } from './bots/imagine.ts';
import { newGameTables } from './rules/options.ts';
import { clauses, recordSchema, viewShape } from './rules/record-schema.ts';
import { NewGameRules } from './rules/rules.ts';
import type { NewGame } from './rules/vocabulary.ts';

export * from './presentation/index.ts';
export * from './presentation/messages.ts';
export * from './presentation/story.ts';
export type { NewGameOptions } from './rules/options.ts';
export * from './rules/vocabulary.ts';

export const newGame: Game<NewGame> = {
  id: 'new-game',
  tables: newGameTables,
  rules: (options, seats, pack) => new NewGameRules(options, seats, pack),
  imagine: (rules, view, log) => imagine(rules as NewGameRules, view, log),
  recordSchema,
  viewShape,
  clauses,
  cardSteps: () => [],
  match: {
    points: ({ places }) => places.map((place) => (place === 1 ? 1 : 0)),
    defaultTarget: () => 5,
  },
  betterScore: 'higher',
  openCards: () => [],
};
