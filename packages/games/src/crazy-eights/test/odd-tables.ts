import type { OddTable } from '../../../test/test-game.ts';

/** Options that change what draws and passes give away. */
const TELLING: readonly OddTable['options'][] = [
  { draw: '2' },
  { draw: '3', drawWithPlayable: 'yes', starterWild: 'free' },
  { drawWithPlayable: 'yes', playOn: 'always' },
  { stockEmpty: 'pass', handSize: '4' },
  { packs: '2', drawTwo: '2', draw: '1' },
  { wild: 'A', playOn: 'always', drawTwo: '2' },
];

export const oddTables: readonly OddTable[] = [
  { preset: 'standard', seats: 4, options: { playOn: 'always' } },
  { preset: 'standard', seats: 4, options: { playOn: 'never' } },
  ...[2, 3].flatMap((seats) => TELLING.map((options) => ({ preset: 'standard', seats, options }))),
  { preset: 'actions', seats: 3, options: { starterWild: 'free', drawWithPlayable: 'yes', handSize: '9' } },
  { preset: 'quick', seats: 2, options: { draw: '3', stockEmpty: 'pass', handSize: '15' } },
];
