import type { OddTable, OptionSetting, TestGame } from '../../../test/test-game.ts';
import type { OldMaidOptions } from '../rules/options.ts';
import type { OldMaid } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { naiveOldMaid } from './naive/naive-game.ts';

/** Pairs of one colour, and twins. */
const oddTables: readonly OddTable[] = [
  { preset: 'standard', seats: 3, options: { pair: 'colour' } },
  { preset: 'secret', seats: 4, options: { pair: 'colour' } },
  { preset: 'standard', seats: 2, options: { packs: '2' } },
  { preset: 'secret', seats: 3, options: { packs: '2', pair: 'colour' } },
];

/** Where each option makes a difference. */
const optionSettings: Readonly<Record<keyof OldMaidOptions, OptionSetting>> = {
  odd: { seats: 3, games: 3 },
  pair: { seats: 3, games: 3 },
  packs: { seats: 3, games: 3 },
};

export const oldMaidTest: TestGame<OldMaid> = {
  naive: naiveOldMaid,
  entryOf: (seat, { type, target, spot }) => ({ type, seat, of: target, spot }),
  oddTables,
  optionSettings,
  // The first seat that is safe wins, but the game goes on until one seat is left.
  isWonEarly: (_, seats) => seats > 2,
  smallPacks,
};
