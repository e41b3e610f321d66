import type { Rng } from '../../engine/chance/rng.ts';
import type { Imagine } from '../../engine/rules/rules.ts';
import { HiddenCards } from './hidden-cards.ts';
import type { GoFishRules } from './rules.ts';
import { knowledgeOf, otherSeats, seenState, unseenCards } from './seen.ts';
import type { GoFishState } from './state.ts';
import type { GoFishEvent, GoFishView } from './vocabulary.ts';

/** Works out once what a viewer knows; every world then agrees with its view and with all that it was told. */
export function imagine(rules: GoFishRules, view: GoFishView, log: readonly GoFishEvent[]): Imagine<GoFishState> {
  const known = knowledgeOf(rules, view, log);
  const seen = seenState(rules, view);
  const hidden = new HiddenCards(rules.options.bookSize, unseenCards(rules, view), otherSeats(view), known);
  return (into: GoFishState, rng: Rng) => {
    into.copyFrom(seen);
    hidden.deal(into, rng);
  };
}
