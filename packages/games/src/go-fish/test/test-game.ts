import { writeRank } from '@shoal/core';
import type { TestGame } from '../../../test/test-game.ts';
import type { GoFish } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { holdings } from './holdings.ts';
import { naiveGoFish } from './naive/naive-game.ts';
import { oddTables } from './odd-tables.ts';
import { optionSettings } from './option-settings.ts';
import { strength } from './strength.ts';
import { goFishFitting } from './tune.ts';

export const goFishTest: TestGame<GoFish> = {
  naive: naiveGoFish,
  entryOf: (seat, action) =>
    action.type === 'ask'
      ? { type: 'ask', seat, of: action.target, rank: writeRank(action.rank) }
      : { type: 'fish', seat },
  oddTables,
  optionSettings,
  isWonEarly: () => true,
  smallPacks,
  strength,
  beliefs: holdings,
  tune: (preset, seats, seed, report) => report(goFishFitting(preset, seats, seed)),
};
