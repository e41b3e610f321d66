import { crazyEightsTest } from '../src/crazy-eights/test/test-game.ts';
import { goFishTest } from '../src/go-fish/test/test-game.ts';
import { type GameId, isGameId } from '../src/index.ts';
import { oldMaidTest } from '../src/old-maid/test/test-game.ts';
import type { NaiveGame } from './naive/naive-game.ts';
import type { TestGame } from './test-game.ts';

/** What the shared tests know of every game: one line each. */
export const TEST_GAMES: Readonly<Record<GameId, TestGame>> = {
  'go-fish': goFishTest,
  'crazy-eights': crazyEightsTest,
  'old-maid': oldMaidTest,
};

/** The naive engine of the game that a record names; undefined for a game that nobody knows. */
export const naiveNamed = (id: string): NaiveGame | undefined => (isGameId(id) ? TEST_GAMES[id].naive : undefined);
