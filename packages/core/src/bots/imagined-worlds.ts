import type { Rng } from '../engine/chance/rng.ts';
import type { Game } from '../engine/game/game.ts';
import type { Rules, Vocabulary } from '../engine/rules/rules.ts';

/** So many worlds that a viewer cannot tell from the real one, likely ones more often. */
export function imaginedWorlds<G extends Vocabulary>(
  game: Game<G>,
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  count: number,
  rng: Rng,
): G['state'][] {
  const imagine = game.imagineLikely(rules, view, log);
  return Array.from({ length: count }, () => {
    const world = rules.create();
    imagine(world, rng);
    return world;
  });
}
