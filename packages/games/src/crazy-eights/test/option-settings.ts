import type { OptionSetting } from '../../../test/test-game.ts';
import type { CrazyEightsOptions } from '../rules/options.ts';

/** Eights are wild already, and cannot mean something else too. */
const EFFECT: OptionSetting = { seats: 3, games: 30, except: ['8'] };

export const optionSettings: Readonly<Record<keyof CrazyEightsOptions, OptionSetting>> = {
  packs: { seats: 3, games: 3 },
  handSize: { seats: 2, games: 3, max: 23 },
  wild: { seats: 3, games: 10 },
  starterWild: { seats: 3, games: 60 },
  draw: { seats: 3, games: 30 },
  drawWithPlayable: { seats: 3, games: 10 },
  stockEmpty: { seats: 3, games: 20, overrides: { drawWithPlayable: 'yes' } },
  drawTwo: EFFECT,
  skip: EFFECT,
  reverse: EFFECT,
  playOn: { seats: 3, games: 20 },
};
