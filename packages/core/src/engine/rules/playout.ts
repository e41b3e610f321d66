import type { Chance } from '../chance/chance.ts';
import type { Rng } from '../chance/rng.ts';
import type { EventLog } from './event-log.ts';
import type { Rules, Vocabulary } from './rules.ts';

/** Plays on to the end with uniformly random legal actions; returns how many there were. */
export function playOut<G extends Vocabulary>(
  rules: Rules<G>,
  state: G['state'],
  rng: Rng,
  chance: Chance,
  log?: EventLog,
): number {
  let actions = 0;
  for (; !rules.isOver(state); actions++) rules.apply(state, rules.sample(state, rng), chance, log);
  return actions;
}
