import type { OddTable } from '../../../test/test-game.ts';

/** Rare endings, twins, small books and hands that stay empty. */
export const oddTables: readonly OddTable[] = [
  { preset: 'standard', seats: 3, options: { packs: '2', give: 'one', goAgainOnBook: 'yes' } },
  { preset: 'classic', seats: 4, options: { bookSize: '2', refill: '2' } },
  { preset: 'standard', seats: 3, options: { end: 'first-empty-hand', refill: '0' } },
];
