import { QUICK_LEVELS } from '@shoal/core';
import { gameNamed } from '../../src/index.ts';
import { EVERY_GAME, tableCase } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import { type Beliefs, calibrationError } from './calibration.ts';
import { calibrationOf } from './win-chance-calibration.ts';

/** Tests whether forecasts come true: npm run check:calibration -- [games per table] [worlds per forecast] [seed]. */
const [games = '2000', worlds = '400', seed = 'calibration'] = process.argv.slice(2);
const SEATS = [2, 4];

const shown = (value: number): string => value.toFixed(4);
/** A different level at every seat, strongest first. */
const lineUp = (seats: number) => [...QUICK_LEVELS].reverse().slice(0, seats);

console.info(`Win chance, levels known, ${games} games a table, ${worlds} worlds a forecast, seed ${seed}`);
console.info('  table                   forecasts   error   chance alone   corrected');
for (const id of EVERY_GAME) {
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

function printBeliefs(id: string, { says, forecasts }: Beliefs): void {
  console.info(`${says}, ${games} positions a table, ${worlds} worlds each, seed ${seed}`);
  for (const seats of SEATS) {
    const levels = QUICK_LEVELS.slice(1);
    const settings = { preset: 'standard', seats, levels, positions: Number(games), worlds: Number(worlds), seed };
    const found = forecasts(settings);
    console.info(`  ${id}, ${seats} seats: ${found.length} forecasts, error ${shown(calibrationError(found))}`);
  }
}

for (const id of EVERY_GAME) {
  const { beliefs } = TEST_GAMES[id];
  if (beliefs !== undefined) printBeliefs(id, beliefs);
}
