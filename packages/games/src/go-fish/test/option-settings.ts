import type { OptionSetting } from '../../../test/test-game.ts';
import type { GoFishOptions } from '../rules/options.ts';

export const optionSettings: Readonly<Record<keyof GoFishOptions, OptionSetting>> = {
  handSize: { seats: 2, games: 3, max: 26 },
  bookSize: { seats: 3, games: 3 },
  give: { seats: 3, games: 10 },
  goAgainOnCatch: { seats: 3, games: 10 },
  goAgainOnLuckyDraw: { seats: 3, games: 10 },
  goAgainOnBook: { seats: 3, games: 20, overrides: { bookSize: '2' } },
  refill: { seats: 2, games: 20, overrides: { handSize: '1', packs: '2', bookSize: '2', give: 'one' } },
  end: { seats: 3, games: 10, overrides: { refill: '0' } },
  packs: { seats: 3, games: 3 },
};
