import type { OptionSetting } from '../../../test/test-game.ts';
import type { OldMaidOptions } from '../rules/options.ts';

export const optionSettings: Readonly<Record<keyof OldMaidOptions, OptionSetting>> = {
  odd: { seats: 3, games: 3 },
  pair: { seats: 3, games: 3 },
  packs: { seats: 3, games: 3 },
};
