import { rngFor } from '@shoal/core';

const HALF_WORD = 1 << 15;

/** A number for a bot's own chance in one deal: the same game gives the same number, and it tells nothing of the cards. */
export function dealSeedOf(seed: string, purpose: string): number {
  const rng = rngFor(seed, purpose);
  return rng.below(HALF_WORD) * HALF_WORD + rng.below(HALF_WORD);
}
