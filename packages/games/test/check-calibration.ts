import { QUICK_LEVELS } from '@shoal/core';
import { gameNamed } from '../src/index.ts';
import { calibrationError, holdingForecasts } from './calibration.ts';
import { tableCase } from './every-table.ts';
import { calibrationOf } from './win-chance-calibration.ts';

/** Do forecasts come true as often as they say? npm run check:calibration -- [games a table] [worlds a forecast] [seed]. */
const [games = '2000', worlds = '400', seed = 'calibration'] = process.argv.slice(2);
const SEATS = [2, 4];

const shown = (value: number): string => value.toFixed(4);
/** The strongest first: every seat has another level. */
const lineUp = (seats: number) => [...QUICK_LEVELS].reverse().slice(0, seats);

console.info(`Win chance, levels known, ${games} games a table, ${worlds} worlds a forecast, seed ${seed}`);
console.info('  table                   forecasts   error   chance alone   corrected');
for (const id of ['go-fish', 'crazy-eights'] as const) {
  for (const seats of SEATS) {
    const table = tableCase(gameNamed(id), 'standard', seats);
    const settings = { games: Number(games), worlds: Number(worlds), seed };
    const { forecasts, error, floor, corrected } = calibrationOf(table, lineUp(seats), settings);
    const name = `${id}, ${seats} seats`.padEnd(22);
    console.info(
      `  ${name}  ${String(forecasts).padStart(9)}  ${shown(error)}         ${shown(floor)}      ${shown(corrected)}`,
    );
  }
}

console.info(`Chance that another seat holds a rank, ${games} positions a table, ${worlds} worlds each, seed ${seed}`);
for (const seats of SEATS) {
  const levels = QUICK_LEVELS.slice(1);
  const forecasts = holdingForecasts({
    preset: 'standard',
    seats,
    levels,
    positions: Number(games),
    worlds: Number(worlds),
    seed,
  });
  console.info(`  go-fish, ${seats} seats: ${forecasts.length} forecasts, error ${shown(calibrationError(forecasts))}`);
}
