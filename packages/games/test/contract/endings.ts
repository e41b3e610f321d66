import { RandomChance, Sfc32 } from '@shoal/core';
import type { TableCase } from '../tables/every-table.ts';

/** No real game is this long, so a longer one would never end. */
const LONGEST_GAME = 20_000;

export interface Endings {
  /** How many games ended for each reason. */
  readonly reasons: ReadonlyMap<string, number>;
  readonly longest: number;
  readonly unended: number;
}

/** Plays random games and counts how they ended. */
export function endingsOf({ rules, seats }: TableCase, games: number, seed: number): Endings {
  const rng = new Sfc32(seed, 1, 2, 3);
  const chance = new RandomChance(rng);
  const state = rules.create();
  const reasons = new Map<string, number>();
  let longest = 0;
  let unended = 0;
  for (let game = 0; game < games; game++) {
    rules.deal(state, game % seats, chance);
    let actions = 0;
    for (; !rules.isOver(state) && actions < LONGEST_GAME; actions++)
      rules.apply(state, rules.sample(state, rng), chance);
    longest = Math.max(longest, actions);
    const reason = rules.result(state)?.reason;
    if (reason === undefined) unended += 1;
    else reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return { reasons, longest, unended };
}
