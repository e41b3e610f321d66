import { type ActionCode, type Seat, seatNumbers } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';
import type { Sitter } from './company.ts';
import { likelyWorlds, priorOf, sightOf } from './stand-ins.ts';

/** What is best at a glance, as the seat to act. */
export function priorChoice<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  rng: Rng,
): ActionCode {
  const sight = sightOf(game, rules);
  sight.read(view, log);
  return priorOf(game, rules).choose(sight, rng);
}

/** So many worlds that a viewer cannot tell from the real one, likely ones more often. */
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

/** Who plays on after an advised action: the advised seat as well as it can at a glance, the others as they are known. */
export const seatedWell = (seats: number, seat: Seat, sitters?: readonly Sitter[]): Sitter[] =>
  seatNumbers(seats).map((other) => (other === seat ? 'prior' : (sitters?.[other] ?? 'person')));
