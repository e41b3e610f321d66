import { type GameId, gameNamed } from '../../src/index.ts';
import { TEST_GAMES } from '../test-games.ts';
import { EVERY_GAME, type TableCase, tableCase, tablesOf } from './every-table.ts';

/** Tables with options that no preset has. */
export const oddTablesOf = (id: GameId): TableCase[] =>
  TEST_GAMES[id].oddTables.map(({ preset, seats, options }) => tableCase(gameNamed(id), preset, seats, options));

/** Every preset and number of seats of a game, and its odd tables. */
export const tablesAndOddOnes = (id: GameId): TableCase[] => [...tablesOf(id), ...oddTablesOf(id)];

export const everyTableAndOddOnes = (): TableCase[] => EVERY_GAME.flatMap(tablesAndOddOnes);
