import type { Card } from '@shoal/core';
import { emblem as crazyEights } from './crazy-eights/emblem.ts';
import type { GameId } from './game-ids.ts';
import { emblem as goFish } from './go-fish/emblem.ts';
import { emblem as oldMaid } from './old-maid/emblem.ts';

/** A few cards that stand for each game: one line each. */
export const EMBLEMS: Readonly<Record<GameId, readonly Card[]>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};
