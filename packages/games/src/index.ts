import type { Game } from '@shoal/core';
import { crazyEights } from './crazy-eights/index.ts';
import type { GameId } from './game-ids.ts';
import { goFish } from './go-fish/index.ts';

export * from './game-ids.ts';

/** Every game there is: one line each. */
export const GAMES = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
} as const satisfies Readonly<Record<GameId, unknown>>;

/** The same by any name, for files and requests that may name anything. */
export const REGISTRY: Readonly<Record<string, Game>> = GAMES as unknown as Readonly<Record<GameId, Game>>;

export const gameNamed = (id: GameId): Game => REGISTRY[id];
