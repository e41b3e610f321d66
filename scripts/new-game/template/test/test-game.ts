import type { TestGame } from '../../../test/test-game.ts';
import type { NewGame } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { naiveNewGame } from './naive/naive-game.ts';
import { oddTables } from './odd-tables.ts';
import { optionSettings } from './option-settings.ts';

export const newGameTest: TestGame<NewGame> = {
  naive: naiveNewGame,
  entryOf: (seat, { type }) => ({ type, seat }),
  oddTables,
  optionSettings,
  isWonEarly: () => false,
  smallPacks,
};
