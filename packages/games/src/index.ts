import type { Game } from '@shoal/core';
import { crazyEights } from './crazy-eights/index.ts';
import type { GameId } from './game-ids.ts';
import { goFish } from './go-fish/index.ts';
import { oldMaid } from './old-maid/index.ts';
import { bringToHand } from './registry.ts';

export * from './game-ids.ts';
export { gameNamed, REGISTRY } from './registry.ts';

/** Every game there is: one line each. */
export const GAMES = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
  'old-maid': oldMaid,
} as const satisfies Readonly<Record<GameId, unknown>>;

// A program that imports this module has every game loaded.
for (const game of Object.values<unknown>(GAMES)) bringToHand(game as Game);
