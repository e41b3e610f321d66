import { fullPack } from '../../../../test/naive/cards.ts';
import type { NaiveGame } from '../../../../test/naive/naive-game.ts';
import { NaiveCrazyEights } from './engine.ts';
import { anyRules, rulesFault } from './options.ts';
import { presets } from './presets.ts';
import { toldLog } from './told.ts';
import type { CrazyEightsEntry, CrazyEightsRules } from './types.ts';

export const naiveCrazyEights: NaiveGame<CrazyEightsRules, CrazyEightsEntry> = {
  id: 'crazy-eights',
  presets,
  reasons: ['blocked', 'out', 'vote'],
  anyRules,
  rulesFault,
  packOf: ({ packs }) => fullPack(packs),
  dealtCards: ({ handSize }, seats) => seats * handSize,
  begin: ({ chance, ...table }) => new NaiveCrazyEights({ ...table, rebuild: (cards) => chance.order(cards) }),
  outcomeIn: (entry) => (entry.type === 'rebuilt' ? entry.stock : undefined),
  toldLog,
};
