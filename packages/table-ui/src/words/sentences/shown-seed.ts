import { DEFAULT_SHUFFLE, type ShuffleName } from '@shoal/core';

/** Names an unusual shuffle after the seed, such as `7 (split-stacks)`: by itself the seed would deal other cards. */
export const shownSeed = (seed: string, shuffle: ShuffleName = DEFAULT_SHUFFLE): string =>
  shuffle === DEFAULT_SHUFFLE ? seed : `${seed} (${shuffle})`;
