import type { Game } from '@shoal/core';
import type { PresentationLoader } from '@shoal/language';
import { loadRules as crazyEights, shown as shownCrazyEights } from './crazy-eights/load.ts';
import type { GameId } from './game-ids.ts';
import { loadRules as goFish, shown as shownGoFish } from './go-fish/load.ts';
import { loadRules as oldMaid, shown as shownOldMaid } from './old-maid/load.ts';

// A page loads only what it needs: one line a game for its rules, and one for its presentation.

export const RULES_LOADERS: Readonly<Record<GameId, () => Promise<Game>>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};

export const SHOWN_LOADERS: Readonly<Record<GameId, PresentationLoader>> = {
  'go-fish': shownGoFish,
  'crazy-eights': shownCrazyEights,
  'old-maid': shownOldMaid,
};
