import { type Origin, SeededChance } from '@shoal/core';

const SHUFFLE = 'fisher-yates';

/** How the cards of every game of this program come about. */
export const originOf = (seed: string): Origin => ({ seed, shuffle: SHUFFLE });

export const chanceOf = (seed: string): SeededChance => new SeededChance(seed, SHUFFLE);
