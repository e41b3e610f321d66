import { crazyEightsTest } from '../src/crazy-eights/test/test-game.ts';
import { goFishTest } from '../src/go-fish/test/test-game.ts';
import { type GameId, isGameId } from '../src/index.ts';
import { oldMaidTest } from '../src/old-maid/test/test-game.ts';
import type { NaiveGame } from './naive/naive-game.ts';
import type { TestGame } from './test-game.ts';

/** Every game with what the shared tests need, one line each. */
export const TEST_GAMES: Readonly<Record<GameId, TestGame>> = {
  'go-fish': goFishTest,
  'crazy-eights': crazyEightsTest,
  'old-maid': oldMaidTest,
};

/** The naive engine of a game, or undefined for an unknown game. */
export const naiveNamed = (id: string): NaiveGame | undefined => (isGameId(id) ? TEST_GAMES[id].naive : undefined);
