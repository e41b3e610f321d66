import type { Game } from '@shoal/core';
import { crazyEightsTables as crazyEights } from './crazy-eights/rules/options.ts';
import type { GameId } from './game-ids.ts';
import { goFishTables as goFish } from './go-fish/rules/options.ts';
import { oldMaidTables as oldMaid } from './old-maid/rules/options.ts';

/** The options and presets of each game, for who needs no rules: one line each. */
export const TABLES: Readonly<Record<GameId, Game['tables']>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};
