import { settle } from '../../src/engine/preset.ts';
import { Dolphin } from '../../src/games/go-fish/dolphin.ts';
import { goFish } from '../../src/games/go-fish/index.ts';
import { GoFishRules } from '../../src/games/go-fish/rules.ts';
import type { GoFish } from '../../src/games/go-fish/vocabulary.ts';
import { FEATURES } from '../../src/games/go-fish/weights.ts';
import type { Tuning } from './tuner.ts';

type Range = readonly [number, number];

/** Where the weights of dolphin are looked for. */
const RANGES: Readonly<Record<(typeof FEATURES)[number], Range>> = {
  gain: [-0.5, 0.5],
  book: [-0.3, 1.5],
  certain: [0, 4],
  own: [-0.3, 1],
  swing: [-0.5, 0.5],
  reveals: [-1.2, 0.4],
  exposes: [-0.3, 0.15],
  repeats: [-0.4, 0.3],
  known: [-0.6, 0.4],
  outstanding: [-0.5, 0.3],
  lucky: [-0.5, 1.5],
  hopeless: [-1, 0.5],
  size: [-0.1, 0.1],
};

/** Sensible weights, as one would guess them. */
const START = [0, 0.6, 4, 0.3, 0, -0.1, 0, -0.1, -0.1, -0.2, 0.6, -0.5, 0];

/** Dolphin at one table, against the design document's player, full memory and itself. */
export function goFishTuning(preset: string, seats: number, seed: number): Tuning<GoFish> {
  const settled = settle(goFish.tables, preset, seats);
  if (!settled.ok) throw new Error(`no such table: ${preset} for ${seats}`);
  const rules = new GoFishRules(settled.options, seats);
  const { minnow, pike } = goFish.levels(rules);
  return {
    ground: { game: goFish, rules },
    levelOf: (weights) => new Dolphin(rules, weights),
    start: START,
    ranges: FEATURES.map((feature) => RANGES[feature]),
    rivals: [
      { level: minnow, weight: 0.45 },
      { level: pike, weight: 0.35 },
    ],
    selfWeight: 0.2,
    ...{ scattered: 200, changes: 80, seed },
  };
}
