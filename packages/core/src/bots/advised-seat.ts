import { type ActionCode, type Seat, seatNumbers } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { PlayerModel } from './rollout-players.ts';
import { likelyWorlds, priorOf, seatKnowledgeOf } from './stand-ins.ts';

/** The prior's choice for the seat to act. */
export function priorChoice<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  rng: Rng,
): ActionCode {
  const knowledge = seatKnowledgeOf(game, rules);
  knowledge.rebuild(view, log);
  return priorOf(game, rules).choose(knowledge, rng);
}

/** Imagines `count` worlds that a viewer cannot tell from the real one, likely worlds more often. */
export function imaginedWorlds<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  count: number,
  rng: Rng,
): G['state'][] {
  const imagine = likelyWorlds(game, rules, view, log);
  return Array.from({ length: count }, () => {
    const world = rules.create();
    imagine(world, rng);
    return world;
  });
}

/** The players of a rollout after an advised action: the prior for the advised seat, the known models for the others. */
export const seatedWell = (seats: number, seat: Seat, models?: readonly PlayerModel[]): PlayerModel[] =>
  seatNumbers(seats).map((other) => (other === seat ? 'prior' : (models?.[other] ?? 'person')));
