import type { Game } from '../engine/game/game.ts';
import { crazyEights } from './crazy-eights/index.ts';
import { goFish } from './go-fish/index.ts';

/** Every game there is: one line each. */
export const GAMES = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
} as const;

export type GameId = keyof typeof GAMES;

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(GAMES, id);

/** The same by any name, for files and requests that may name anything. */
export const REGISTRY: Readonly<Record<string, Game>> = GAMES as unknown as Readonly<Record<GameId, Game>>;

export const gameNamed = (id: GameId): Game => REGISTRY[id];
