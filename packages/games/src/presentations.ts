import type { GamePresentation } from '@shoal/core';
import { presentation as crazyEights } from './crazy-eights/presentation/index.ts';
import type { GameId } from './game-ids.ts';
import { presentation as goFish } from './go-fish/presentation/index.ts';
import { presentation as oldMaid } from './old-maid/presentation/index.ts';

/** How each game is shown: one line each. */
export const PRESENTATIONS: Readonly<Record<GameId, GamePresentation>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};
