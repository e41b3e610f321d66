import { placesOf, type Result, seatNumbers } from '@shoal/core';
import { pointsOf } from './points.ts';
import type { CrazyEightsRules } from './rules.ts';
import { BY_BLOCK, type CrazyEightsState } from './state.ts';
import { handOf } from './view.ts';
import { type CrazyEightsReason, REASONS } from './vocabulary.ts';

/** How a finished game stands: seats that went out in their order, then the rest (3.2.7, R23). */
export function resultOf(
  rules: CrazyEightsRules,
  state: CrazyEightsState,
): Result & { readonly reason: CrazyEightsReason } {
  const scores = seatNumbers(rules.seats).map((seat) =>
    handOf(state, seat).reduce((sum, card) => sum + pointsOf(card, rules.wild), 0),
  );
  const isBlocked = state.reason === BY_BLOCK;
  const places = placesOf(rules.seats, (a, b) => {
    const outA = state.places[a];
    const outB = state.places[b];
    if (outA !== 0) return outB === 0 || outA < outB;
    // A seat that is out has no points, so nobody passes it here.
    return isBlocked && scores[a] < scores[b];
  });
  return { places, scores, reason: REASONS[state.reason] };
}
