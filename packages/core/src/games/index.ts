import type { Game } from '../engine/game.ts';
import { crazyEights } from './crazy-eights/index.ts';
import { goFish } from './go-fish/index.ts';

/** Every game there is: one line each. */
export const GAMES = {
  'go-fish': goFish,
  'crazy-eights': crazyEights,
} as const;

export type GameId = keyof typeof GAMES;

export const gameNamed = (id: GameId): Game => GAMES[id] as unknown as Game;
