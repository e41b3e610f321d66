import type { Game } from '../../engine/game.ts';
import { bots } from './bots.ts';
import { clauses, entries } from './entries.ts';
import { goFishTables } from './options.ts';
import { GoFishRules } from './rules.ts';
import type { GoFish } from './vocabulary.ts';

export const goFish: Game<GoFish> = {
  id: 'go-fish',
  tables: goFishTables,
  rules: (options, seats, pack) => new GoFishRules(options, seats, pack),
  bots,
  entries,
  clauses,
  match: {
    options: (options) => options,
    points: (result) => [...result.scores],
    defaultTarget: () => 20,
  },
};
