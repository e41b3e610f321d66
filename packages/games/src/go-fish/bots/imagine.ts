import type { Imagine, Rng } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import type { GoFishState } from '../rules/state.ts';
import type { GoFishEvent, GoFishView } from '../rules/vocabulary.ts';
import { GoFishHiddenCards } from './hidden-cards.ts';
import { knowledgeOf, otherSeats, seenState, unseenCards } from './seen.ts';

/** Works out once what a viewer knows; every world then agrees with its view and with all that it was told. */
export function imagine(rules: GoFishRules, view: GoFishView, log: readonly GoFishEvent[]): Imagine<GoFishState> {
  const known = knowledgeOf(rules, view, log);
  const seen = seenState(rules, view);
  const hidden = new GoFishHiddenCards(rules.options.bookSize, unseenCards(rules, view), otherSeats(view), known);
  return (into: GoFishState, rng: Rng) => {
    into.copyFrom(seen);
    hidden.deal(into, rng);
  };
}
