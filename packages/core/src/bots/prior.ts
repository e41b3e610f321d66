import type { ActionCode } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';

/** What is best at a glance, as the seat to act. */
export function priorOf<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  rng: Rng,
): ActionCode {
  const sight = game.sight(rules);
  sight.read(view, log);
  return game.prior(rules).choose(sight, rng);
}
