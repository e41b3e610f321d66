import { seatNumbers } from '@shoal/core';
import { GAME_IDS, type GameId, perGame } from '@shoal/games';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { defaultSetup, presetsOf, seatRange, type TableSetup, YOU } from '@shoal/table-ui';
import type { PageSettings } from '../../src/page/page-settings.ts';

/** A table at which a test plays a deal. */
export interface TestedTable {
  readonly game: GameId;
  readonly preset: string;
  readonly seats: number;
  readonly seed: string;
}

/** One person and bots, by any preset. */
export const setupFor = ({ game, preset, seats }: TestedTable): TableSetup => ({
  ...defaultSetup(game),
  preset,
  players: fillSeats([{ name: YOU, bot: null }], seats, DEFAULT_BOT),
});

/** Stored setups with this table only. */
export const tablesWith = (setup: TableSetup): PageSettings['tables'] =>
  perGame((game) => (game === setup.game ? setup : null));

/** Shorter rules for games that take long. */
const SHORTER: Partial<Record<GameId, Partial<TestedTable>>> = { 'go-fish': { preset: 'pairs', seats: 2 } };

/** A table of each game whose deals end soon. */
export const shortTables = (seed: string): TestedTable[] =>
  GAME_IDS.map((game) => ({ game, preset: 'standard', seats: 3, seed, ...SHORTER[game] }));

/** Every preset with its fewest or its most players. */
export function everyPreset(players: 'fewest' | 'most'): TestedTable[] {
  const all = players === 'fewest' ? allTables() : allTables().reverse();
  const isFirst = ({ game, preset }: TestedTable, index: number) =>
    all.findIndex((table) => table.game === game && table.preset === preset) === index;
  return all.filter(isFirst);
}

/** Every preset with every number of players. */
export function allTables(): TestedTable[] {
  return GAME_IDS.flatMap((game) =>
    presetsOf(game).flatMap((preset) => {
      const { min, max } = seatRange({ game, preset });
      return seatNumbers(max - min + 1).map((more) => ({ game, preset, seats: min + more, seed: 'carp' }));
    }),
  );
}
