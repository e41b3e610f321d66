import { seatNumbers } from '@shoal/core';
import { GAME_IDS, type GameId, perGame } from '@shoal/games';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { presetsOf, seatRange, type TableSetup, usualSetup, YOU } from '@shoal/table-ui';
import type { PageSettings } from '../../src/page/page-settings.ts';

/** A table to play a deal at. */
export interface TestedTable {
  readonly game: GameId;
  readonly preset: string;
  readonly seats: number;
  readonly seed: string;
}

/** One person and bots, by any preset. */
export const setupFor = ({ game, preset, seats }: TestedTable): TableSetup => ({
  ...usualSetup(game),
  preset,
  players: fillSeats([{ name: YOU, bot: null }], seats, DEFAULT_BOT),
});

/** The tables that a browser remembers: this one, and none of any other game. */
export const tablesWith = (setup: TableSetup): PageSettings['tables'] =>
  perGame((game) => (game === setup.game ? setup : null));

/** Games that take long are played by shorter rules. */
const SHORTER: Partial<Record<GameId, Partial<TestedTable>>> = { 'go-fish': { preset: 'pairs', seats: 2 } };

/** A table of each game at which a deal is over soon. */
export const shortTables = (seed: string): TestedTable[] =>
  GAME_IDS.map((game) => ({ game, preset: 'standard', seats: 3, seed, ...SHORTER[game] }));

/** Every preset with as few players as it takes, or with as many. */
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
