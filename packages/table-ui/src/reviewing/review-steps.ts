import type { GameReview, ReviewedAction } from '@shoal/core';

/** Every action of a recorded game, looked at again one after the other, up to its end or a fault. */
export function* reviewSteps(review: GameReview): Generator<ReviewedAction> {
  for (let found = review.next(); found !== null && 'seat' in found; found = review.next()) yield found;
}
