import type { OddTable, OptionSetting, TestGame } from '../../../test/test-game.ts';
import type { NewGameOptions } from '../rules/options.ts';
import type { NewGame } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { naiveNewGame } from './naive/naive-game.ts';

// Step 18: in packages/games/src/new-game/test/test-game.ts list tables with options that no preset has, and for each option a table where it makes a difference.

const oddTables: readonly OddTable[] = [{ preset: 'standard', seats: 3, options: { handSize: '1' } }];

/** A table for each option at which the option makes a difference. */
const optionSettings: Readonly<Record<keyof NewGameOptions, OptionSetting>> = {
  handSize: { seats: 3, games: 3 },
};

export const newGameTest: TestGame<NewGame> = {
  naive: naiveNewGame,
  entryOf: (seat, { type }) => ({ type, seat }),
  oddTables,
  optionSettings,
  isWonEarly: () => false,
  smallPacks,
};
