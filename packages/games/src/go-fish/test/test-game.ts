import { writeRank } from '@shoal/core';
import type { OddTable, OptionSetting, TestGame } from '../../../test/test-game.ts';
import type { GoFishOptions } from '../rules/options.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { holdings } from './holdings.ts';
import { naiveGoFish } from './naive/naive-game.ts';
import { strength } from './strength.ts';
import { goFishFitting } from './tune.ts';

/** Rare endings, twins, small books and hands that stay empty. */
const oddTables: readonly OddTable[] = [
  { preset: 'standard', seats: 3, options: { packs: '2', give: 'one', goAgainOnBook: 'yes' } },
  { preset: 'classic', seats: 4, options: { bookSize: '2', refill: '2' } },
  { preset: 'standard', seats: 3, options: { end: 'first-empty-hand', refill: '0' } },
  { preset: 'pairs', seats: 2, options: { win: 'first-out' } },
  { preset: 'classic', seats: 4, options: { bookSize: '2', end: 'first-empty-hand', win: 'first-out' } },
];

/** Where each option makes a difference. */
const optionSettings: Readonly<Record<keyof GoFishOptions, OptionSetting>> = {
  handSize: { seats: 2, games: 3, max: 26 },
  bookSize: { seats: 3, games: 3 },
  give: { seats: 3, games: 10 },
  goAgainOnCatch: { seats: 3, games: 10 },
  goAgainOnLuckyDraw: { seats: 3, games: 10 },
  goAgainOnBook: { seats: 3, games: 20, overrides: { bookSize: '2' } },
  refill: { seats: 2, games: 20, overrides: { handSize: '1', packs: '2', bookSize: '2', give: 'one' } },
  end: { seats: 3, games: 10, overrides: { refill: '0' } },
  win: { seats: 3, games: 10, overrides: { bookSize: '2', refill: '0', end: 'first-empty-hand' } },
  packs: { seats: 3, games: 3 },
};

export const goFishTest: TestGame<GoFish> = {
  naive: naiveGoFish,
  entryOf: (seat, action) =>
    action.type === 'ask'
      ? { type: 'ask', seat, of: action.target, rank: writeRank(action.rank) }
      : { type: 'fish', seat },
  oddTables,
  optionSettings,
  isWonEarly: ({ win }) => win === 'most-books',
  smallPacks,
  strength,
  beliefs: holdings,
  tune: (preset, seats, seed, report) => report(goFishFitting(preset, seats, seed)),
};
