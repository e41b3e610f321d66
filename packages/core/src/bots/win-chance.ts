import { seatNumbers } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import { shareOf } from '../engine/rules/places.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { PlayerModel } from './rollout-players.ts';
import { RolloutSampler } from './rollout-sampler.ts';

export interface WinChanceSettings {
  /** How many worlds are imagined and played on until the win is decided. */
  readonly worlds: number;
  readonly rng: Rng;
}

/** Estimates each seat's share of the win, from what one viewer knows and from models of the players. */
export function winChance<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  models: readonly PlayerModel[],
  { worlds, rng }: WinChanceSettings,
): number[] {
  const seats = seatNumbers(rules.seats);
  const { result } = view;
  if (result !== null) return seats.map((seat) => shareOf(result.places, seat));
  const sampler = new RolloutSampler(game, rules);
  sampler.observe(view, log, models);
  const sums = seats.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    sampler.nextWorld(rng);
    const places = sampler.places([]);
    for (const seat of seats) sums[seat] += shareOf(places, seat);
  }
  return steadied(sums, worlds);
}

/** The variance of true win chances over positions: measured, and similar in every game. */
const SPREAD = 0.012;

/**
 * A few worlds exaggerate: part of any distance from the fair share is luck. Each share is shrunk towards the fair share
 * in proportion to its error and the spread of true win chances, so that forecasts come true as often as they say.
 */
function steadied(sums: readonly number[], worlds: number): number[] {
  const fair = 1 / sums.length;
  const drawn = sums.map((sum) => {
    const share = sum / worlds;
    const noise = (share * (1 - share)) / worlds;
    return share + (fair - share) * (noise / (noise + SPREAD));
  });
  const total = drawn.reduce((sum, share) => sum + share, 0);
  return drawn.map((share) => share / total);
}
