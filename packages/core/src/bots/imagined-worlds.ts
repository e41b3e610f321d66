import type { Rng } from '../engine/rng.ts';
import type { Rules, Vocabulary } from '../engine/rules.ts';

/** So many worlds that a viewer cannot tell from the real one. */
export function imaginedWorlds<G extends Vocabulary>(
  rules: Rules<G>,
  view: G['view'],
  log: readonly G['event'][],
  count: number,
  rng: Rng,
): G['state'][] {
  const imagine = rules.imagine(view, log);
  return Array.from({ length: count }, () => {
    const world = rules.create();
    imagine(world, rng);
    return world;
  });
}
