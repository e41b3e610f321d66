import type { Game, Result } from '@shoal/core';
import { imagine } from './bots/imagine.ts';
import { cardSteps } from './rules/card-steps.ts';
import { oldMaidTables } from './rules/options.ts';
import { kindsOf } from './rules/pairing.ts';
import { clauses, recordSchema, unrecorded, viewShape } from './rules/record-schema.ts';
import { OldMaidRules } from './rules/rules.ts';
import type { OldMaid } from './rules/vocabulary.ts';

export * from './presentation/index.ts';
export * from './presentation/messages.ts';
export * from './presentation/story.ts';
export type { OldMaidOptions } from './rules/options.ts';
export * from './rules/vocabulary.ts';

export const oldMaid: Game<OldMaid> = {
  id: 'old-maid',
  tables: oldMaidTables,
  rules: (options, seats, pack) => new OldMaidRules(options, seats, pack),
  imagine: (rules, view, log) => imagine(rules as OldMaidRules, view, log),
  recordSchema,
  unrecorded,
  viewShape,
  clauses,
  outcomeIn: (event) => (event.type === 'took' ? { type: 'pick', card: event.card } : null),
  cardSteps,
  match: {
    points: pointForEveryoneSafe,
    defaultTarget: () => 5,
  },
  betterScore: null,
  openCards: (view) => view.pairs.flat(2),
  mayHold: ({ pair }, hand) => {
    const kinds = kindsOf(pair);
    return new Set(hand.map((card) => kinds[card])).size === hand.length;
  },
};

/** The old maid, or all that are left when the cards wandered too long, have the last place (R43, R45). */
function pointForEveryoneSafe({ places }: Result): number[] {
  const last = Math.max(...places);
  return places.map((place) => (place < last ? 1 : 0));
}
