import { fullPack } from '../../../../test/naive/cards.ts';
import type { NaiveGame } from '../../../../test/naive/naive-game.ts';
import { NaiveGoFish } from './engine.ts';
import { anyRules, rulesFault } from './options.ts';
import { presets } from './presets.ts';
import { toldLog } from './told.ts';
import type { GoFishEntry, GoFishRules } from './types.ts';

export const naiveGoFish: NaiveGame<GoFishRules, GoFishEntry> = {
  id: 'go-fish',
  presets,
  reasons: ['all-books', 'first-empty-hand', 'no-cards', 'stalemate'],
  anyRules,
  rulesFault,
  packOf: ({ packs }) => fullPack(packs),
  dealtCards: ({ handSize }, seats) => seats * handSize,
  begin: (deal) => new NaiveGoFish(deal),
  toldLog,
};
