import type { QuickLevel } from '@shoal/core';
import { type GameId, gameNamed } from '../../src/index.ts';
import { type Beliefs, calibrationError } from '../bots/calibration.ts';
import { calibrationOf } from '../bots/win-chance-calibration.ts';
import { EVERY_GAME, tableCase } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import type { Figure } from './plan.ts';

const SEED = 'strength';
const SEATS = [2, 4];

const winChance = (game: GameId, levels: readonly QuickLevel[]): Figure => ({
  name: `win chance, ${game} standard, ${levels.length} seats`,
  measure: () => {
    const table = tableCase(gameNamed(game), 'standard', levels.length);
    return calibrationOf(table, levels, { games: 10_000, worlds: 200, seed: SEED }).error;
  },
});

const belief = (game: GameId, { name, forecasts }: Beliefs, seats: number): Figure => ({
  name: `${name}, ${game} standard, ${seats} seats`,
  measure: () =>
    calibrationError(
      forecasts({
        preset: 'standard',
        levels: ['perch', 'pike', 'dolphin'],
        positions: 400,
        worlds: 400,
        seed: SEED,
        seats,
      }),
    ),
});

function beliefsOf(game: GameId): Figure[] {
  const { beliefs } = TEST_GAMES[game];
  return beliefs === undefined ? [] : SEATS.map((seats) => belief(game, beliefs, seats));
}

/** The calibration errors of the forecasts. */
export const calibration: readonly Figure[] = [
  ...EVERY_GAME.flatMap((game) =>
    (TEST_GAMES[game].strength?.winChances ?? []).map((levels) => winChance(game, levels)),
  ),
  ...EVERY_GAME.flatMap(beliefsOf),
];

export const figures: readonly Figure[] = [
  ...calibration,
  ...EVERY_GAME.flatMap((game) => TEST_GAMES[game].strength?.own?.figures ?? []),
];
