import { RANKS, rankOf } from '../../engine/cards/card.ts';
import type { Game } from '../../engine/game/game.ts';
import { GoFishAdvisor } from './advice.ts';
import { clauses, entries, unrecorded, viewShape } from './entries.ts';
import { everyWorld } from './every-world.ts';
import { imagine } from './imagine.ts';
import { levelsAt, priorAt } from './levels.ts';
import { GoFishObserver } from './observation.ts';
import { goFishTables } from './options.ts';
import { GoFishRules } from './rules.ts';
import { GoFishSight } from './sight.ts';
import { told } from './told.ts';
import type { GoFish } from './vocabulary.ts';

export const goFish: Game<GoFish> = {
  id: 'go-fish',
  tables: goFishTables,
  rules: (options, seats, pack) => new GoFishRules(options, seats, pack),
  imagine: (rules, view, log) => imagine(rules as GoFishRules, view, log),
  bots: {
    sight: (rules) => new GoFishSight(rules as GoFishRules),
    levels: (rules) => levelsAt(rules as GoFishRules),
    prior: (rules) => priorAt(rules as GoFishRules),
    endgame: { everyWorld: (rules, view, log, most) => everyWorld(rules as GoFishRules, view, log, most), told },
  },
  advice: (rules) => new GoFishAdvisor(rules as GoFishRules),
  observer: (rules) => new GoFishObserver(rules as GoFishRules),
  entries,
  unrecorded,
  viewShape,
  clauses,
  match: {
    options: (options) => options,
    points: (result) => [...result.scores],
    defaultTarget: () => 20,
  },
  openCards: (view) => view.books.flatMap((books) => books.flatMap((book) => book.cards)),
  mayHold: ({ bookSize }, hand) =>
    RANKS.every((rank) => hand.filter((card) => rankOf(card) === rank).length < bookSize),
};
