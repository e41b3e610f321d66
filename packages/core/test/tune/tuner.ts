import type { Level } from '../../src/engine/level.ts';
import type { Rng } from '../../src/engine/rng.ts';
import type { Vocabulary } from '../../src/engine/rules.ts';
import { duel, type Ground, shareIn, stream } from './duel.ts';

type Weights = readonly number[];

/** A level to play against, and how much the win share against it counts. */
interface Rival<G extends Vocabulary> {
  readonly level: Level<G>;
  readonly weight: number;
}

/** All that one search needs: the same numbers give the same weights. */
export interface Tuning<G extends Vocabulary> extends Effort {
  readonly ground: Ground<G>;
  levelOf(weights: Weights): Level<G>;
  /** Weights to begin with, besides those drawn at random from the ranges. */
  readonly start: Weights;
  readonly ranges: readonly (readonly [number, number])[];
  readonly rivals: readonly Rival<G>[];
  /** How much the win share against the best weights so far counts. */
  readonly selfWeight: number;
}

/** How long to look: rows drawn at random first, and changes tried on the best of them. */
interface Effort {
  readonly scattered: number;
  readonly changes: number;
  readonly seed: number;
}

/** How many rows stay after each round of the scattering, and the deals they play in it. */
const ROUNDS = [
  { deals: 100, stay: 0.15 },
  { deals: 400, stay: 0.3 },
  { deals: 1500, stay: 0.1 },
];
/** Deals of each heat of a change: one that falls behind does not play the next. */
const HEATS = [150, 450, 1500, 2500];
/** Standard errors by which a change must lead at the end. */
const CLEAR_LEAD = 1.2;
/** A change moves a weight by at most this part of its range. */
const STRIDE = 0.2;

/** Seeded search: the best of many random rows, then small changes; always on equal deals, kept when clearly better. */
export function tune<G extends Vocabulary>(tuning: Tuning<G>, tell: (line: string) => void): Weights {
  const rng = stream(tuning.seed, 0, 0);
  let best = scatter(tuning, rng);
  tell(`scattered: ${JSON.stringify(best)}`);
  for (let change = 0; change < tuning.changes; change++) {
    const changed = changedAtRandom(best, tuning.ranges, rng);
    const lead = leadOf(tuning, changed, best, change);
    if (lead === null) continue;
    tell(`change ${change}: ahead by ${(100 * lead).toFixed(2)} points, ${JSON.stringify(changed)}`);
    best = changed;
  }
  return best;
}

function scatter<G extends Vocabulary>(tuning: Tuning<G>, rng: Rng): Weights {
  const drawn = Array.from({ length: tuning.scattered }, () => tuning.ranges.map((range) => within(range, rng)));
  let rows: Weights[] = [tuning.start, ...drawn];
  for (const { deals, stay } of ROUNDS) {
    const ranked = rows.map((row) => ({ row, worth: worthOf(tuning, row, deals) }));
    ranked.sort((a, b) => b.worth - a.worth);
    rows = ranked.slice(0, Math.max(1, Math.round(rows.length * stay))).map(({ row }) => row);
  }
  return rows[0];
}

const within = ([low, high]: readonly [number, number], rng: Rng): number =>
  rounded(low + ((high - low) * rng.below(1001)) / 1000);

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;

function worthOf<G extends Vocabulary>(
  { ground, levelOf, rivals, seed }: Tuning<G>,
  row: Weights,
  deals: number,
): number {
  const level = levelOf(row);
  return rivals.reduce((sum, rival) => {
    const { mean } = shareIn(duel(ground, level, rival.level, deals, seed + deals));
    return sum + rival.weight * mean;
  }, 0);
}

/** One to three weights move. */
function changedAtRandom(weights: Weights, ranges: readonly (readonly [number, number])[], rng: Rng): Weights {
  const changed = [...weights];
  for (let count = 1 + rng.below(3); count > 0; count--) {
    const at = rng.below(weights.length);
    const [low, high] = ranges[at];
    const step = (STRIDE * (high - low) * (rng.below(2001) - 1000)) / 1000;
    changed[at] = rounded(changed[at] + step);
  }
  return changed;
}

/** How far a change leads on equal deals; null as soon as it does not. */
function leadOf<G extends Vocabulary>(
  tuning: Tuning<G>,
  changed: Weights,
  best: Weights,
  round: number,
): number | null {
  const leads: number[] = [];
  let least = 0;
  for (const [heat, deals] of HEATS.entries()) {
    leads.push(...leadsOn(tuning, changed, best, deals, tuning.seed + (round + 1) * 10 + heat));
    const lead = shareIn(Float64Array.from(leads));
    least = lead.mean - (CLEAR_LEAD * lead.within) / 1.96;
    if (lead.mean <= 0) return null;
  }
  return least > 0 ? shareIn(Float64Array.from(leads)).mean : null;
}

function leadsOn<G extends Vocabulary>(
  { ground, levelOf, rivals, selfWeight }: Tuning<G>,
  changed: Weights,
  best: Weights,
  deals: number,
  seed: number,
): number[] {
  const leads = new Array<number>(deals).fill(0);
  for (const { level, weight } of [...rivals, { level: levelOf(best), weight: selfWeight }]) {
    const ahead = duel(ground, levelOf(changed), level, deals, seed);
    const behind = duel(ground, levelOf(best), level, deals, seed);
    for (let deal = 0; deal < deals; deal++) leads[deal] += weight * (ahead[deal] - behind[deal]);
  }
  return leads;
}
