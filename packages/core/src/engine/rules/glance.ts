import type { ActionCode } from '../cards/kind.ts';
import type { Rng } from '../chance/rng.ts';
import type { Level } from './level.ts';
import type { Rules, Vocabulary } from './rules.ts';

/** What a level does in a state that its sight keeps up with. Nobody thinks about the only thing there is to do. */
export function glance<G extends Vocabulary>(
  rules: Rules<G>,
  state: G['state'],
  sight: G['sight'],
  level: Level<G>,
  rng: Rng,
): ActionCode {
  if (rules.legalCount(state) === 1) return rules.legalAt(state, 0);
  sight.look(state);
  return level.choose(sight, rng);
}
