import type { TestGame } from '../../../test/test-game.ts';
import type { OldMaid } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { naiveOldMaid } from './naive/naive-game.ts';
import { oddTables } from './odd-tables.ts';
import { optionSettings } from './option-settings.ts';

export const oldMaidTest: TestGame<OldMaid> = {
  naive: naiveOldMaid,
  entryOf: (seat, { type, target, spot }) => ({ type, seat, of: target, spot }),
  oddTables,
  optionSettings,
  // The first seat that is safe wins, but the game goes on until one seat is left.
  isWonEarly: (_, seats) => seats > 2,
  smallPacks,
};
