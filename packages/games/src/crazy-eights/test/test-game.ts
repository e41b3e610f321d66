import { writeCard, writeSuit } from '@shoal/core';
import type { NaiveEntry } from '../../../test/naive/naive-game.ts';
import type { TestGame } from '../../../test/test-game.ts';
import type { CrazyEights, CrazyEightsAction } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { naiveCrazyEights } from './naive/naive-game.ts';
import { oddTables } from './odd-tables.ts';
import { optionSettings } from './option-settings.ts';
import { strength } from './strength.ts';
import { crazyEightsFitting } from './tune.ts';

export const crazyEightsTest: TestGame<CrazyEights> = {
  naive: naiveCrazyEights,
  entryOf,
  oddTables,
  optionSettings,
  isWonEarly: ({ playOn }, seats) => seats > 2 && playOn !== 'never',
  smallPacks,
  strength,
  tune: (preset, seats, seed, report) => report(crazyEightsFitting(preset, seats, seed)),
};

function entryOf(seat: number, action: CrazyEightsAction): NaiveEntry & { readonly [field: string]: unknown } {
  switch (action.type) {
    case 'play': {
      const { type, card, suit } = action;
      return { type, seat, card: writeCard(card), ...(suit === undefined ? {} : { suit: writeSuit(suit) }) };
    }
    case 'keep-playing':
    case 'stop':
      return { type: 'vote', seat, playOn: action.type === 'keep-playing' };
    default:
      return { type: action.type, seat };
  }
}
