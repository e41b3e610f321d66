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

/** The share of the win that each seat may expect, from what one viewer knows and who sits at the table. */
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

/** How widely the true win chances of positions are spread, as a variance: measured, about the same in every game. */
const SPREAD = 0.012;

/**
 * A few worlds overstate: what looks far from the fair share is partly luck. Each share is drawn towards it by as much
 * as its own chance error weighs beside the spread of true win chances, so that forecasts come true as often as they say.
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
