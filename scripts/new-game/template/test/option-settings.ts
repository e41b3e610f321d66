import type { OptionSetting } from '../../../test/test-game.ts';
import type { NewGameOptions } from '../rules/options.ts';

export const optionSettings: Readonly<Record<keyof NewGameOptions, OptionSetting>> = {
  handSize: { seats: 3, games: 3 },
};
