import type { SpeedGoals } from '@shoal/core';
import { speed as crazyEights } from './crazy-eights/speed.ts';
import type { GameId } from './game-ids.ts';
import { speed as goFish } from './go-fish/speed.ts';
import { speed as oldMaid } from './old-maid/speed.ts';

/** How fast each game should be: one line each. */
export const SPEED_GOALS: Readonly<Record<GameId, SpeedGoals>> = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
};
