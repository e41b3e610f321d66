import { type GameId, gameNamed } from '@shoal/games';
import type { TablePlan } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { settledFrom, type TableFlags } from './table-flags.ts';

/** The table that the flags describe, with its game; throws a sentence on why there can be none. */
export const planFrom = (id: GameId, flags: TableFlags, players?: number, catalogue?: Catalogue): TablePlan => ({
  ...settledFrom(id, flags, players, catalogue),
  game: gameNamed(id),
});
