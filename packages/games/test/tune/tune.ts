import { levelsOf, type Vocabulary } from '@shoal/core';
import { isGameId } from '../../src/index.ts';
import { TEST_GAMES } from '../test-games.ts';
import { duel } from './duel.ts';
import { type Fitting, fit } from './fit.ts';

/** Fits the weights of a prior again: npm run tune -- GAME PRESET SEATS [SEED]. */
const [game = 'go-fish', preset = 'standard', seats = '2', seed = '1'] = process.argv.slice(2);
const CHECK_DEALS = 10_000;

function report<G extends Vocabulary>(fitting: Fitting<G>): void {
  const { table, levelOf } = fitting;
  const weights = fit(fitting, (line) => console.error(line));
  console.log(`${game} ${preset} ${seats} seats, seed ${seed}: [${weights.join(', ')}]`);
  for (const [name, level] of Object.entries(levelsOf(table.game, table.rules))) {
    const { mean, interval } = duel(table, levelOf(weights), level, CHECK_DEALS, Number(seed) + 1_000_000);
    const [share, low, high] = [mean, interval.low, interval.high].map((part) => (100 * part).toFixed(1));
    console.log(`  v ${name}: ${share} (${low}–${high}) %`);
  }
}

const tune = isGameId(game) ? TEST_GAMES[game].tune : undefined;
if (tune === undefined) throw new Error(`no game with weights: ${game}`);
tune(preset, Number(seats), Number(seed), report);
