import type { Level } from '../../src/engine/level.ts';
import type { Vocabulary } from '../../src/engine/rules.ts';
import { crazyEightsFitting } from './crazy-eights.ts';
import { duel, type Ground, shareIn } from './duel.ts';
import { fit } from './fit.ts';
import { goFishTuning } from './go-fish.ts';
import { tune } from './tuner.ts';

/** Finds weights anew: npm run tune -- go-fish PRESET SEATS [SEED SCATTERED CHANGES], or crazy-eights PRESET SEATS [SEED]. */
const [game = 'go-fish', preset = 'standard', seats = '2', ...numbers] = process.argv.slice(2);
const [seed = 1, ...effort] = numbers.map(Number);
const CHECK_DEALS = 4000;

interface Found<G extends Vocabulary> {
  readonly ground: Ground<G>;
  levelOf(weights: readonly number[]): Level<G>;
}

const tell = (line: string): void => console.error(line);

const FINDERS: Readonly<Record<string, () => void>> = {
  'go-fish'() {
    const usual = goFishTuning(preset, Number(seats), seed);
    const [scattered = usual.scattered, changes = usual.changes] = effort;
    const tuning = { ...usual, scattered, changes };
    report(tuning, tune(tuning, tell));
  },
  'crazy-eights'() {
    const fitting = crazyEightsFitting(preset, Number(seats), seed);
    report(fitting, fit(fitting, tell));
  },
};

function report<G extends Vocabulary>({ ground, levelOf }: Found<G>, weights: readonly number[]): void {
  console.log(`${game} ${preset} ${seats} seats, seed ${seed}: [${weights.join(', ')}]`);
  for (const [name, level] of Object.entries(ground.game.levels(ground.rules))) {
    const { mean, within } = shareIn(duel(ground, levelOf(weights), level, CHECK_DEALS, seed + 1_000_000));
    console.log(`  v ${name}: ${(100 * mean).toFixed(1)} ± ${(100 * within).toFixed(1)} %`);
  }
}

FINDERS[game]();
