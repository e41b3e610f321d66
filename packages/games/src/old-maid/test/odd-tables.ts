import type { OddTable } from '../../../test/test-game.ts';

/** Pairs of one colour, and twins. */
export const oddTables: readonly OddTable[] = [
  { preset: 'standard', seats: 3, options: { pair: 'colour' } },
  { preset: 'secret', seats: 4, options: { pair: 'colour' } },
  { preset: 'standard', seats: 2, options: { packs: '2' } },
  { preset: 'secret', seats: 3, options: { packs: '2', pair: 'colour' } },
];
