import { type Action, RandomChance, type Rules, rngFor, type View, type Vocabulary } from '@shoal/core';

/** Would this end the game? Whoever acts cannot tell an imagined world from the real one, so one of them is asked. */
export function endsGame(rules: Rules<Vocabulary>, view: View, action: Action): boolean {
  const rng = rngFor('imagined', 'world');
  const world = rules.create();
  rules.imagine(view, [])(world, rng);
  rules.apply(world, rules.encode(action), new RandomChance(rng));
  return rules.isOver(world);
}
