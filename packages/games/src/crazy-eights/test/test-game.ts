import { writeCard, writeSuit } from '@shoal/core';
import type { NaiveEntry } from '../../../test/naive/naive-game.ts';
import type { OddTable, OptionSetting, TestGame } from '../../../test/test-game.ts';
import type { CrazyEightsOptions } from '../rules/options.ts';
import type { CrazyEights, CrazyEightsAction } from '../rules/vocabulary.ts';
import { smallPacks } from './exhaustive/small-packs.ts';
import { naiveCrazyEights } from './naive/naive-game.ts';
import { strength } from './strength.ts';
import { crazyEightsFitting } from './tune.ts';

/** Options that change what draws and passes reveal. */
const TELLING: readonly OddTable['options'][] = [
  { draw: '2' },
  { draw: '3', drawWithPlayable: 'yes', starterWild: 'free' },
  { drawWithPlayable: 'yes', playOn: 'always' },
  { stockEmpty: 'pass', handSize: '4' },
  { packs: '2', drawTwo: '2', draw: '1' },
  { wild: 'A', playOn: 'always', drawTwo: '2' },
];

const oddTables: readonly OddTable[] = [
  { preset: 'standard', seats: 4, options: { playOn: 'always' } },
  { preset: 'standard', seats: 4, options: { playOn: 'never' } },
  ...[2, 3].flatMap((seats) => TELLING.map((options) => ({ preset: 'standard', seats, options }))),
  { preset: 'actions', seats: 3, options: { starterWild: 'free', drawWithPlayable: 'yes', handSize: '9' } },
  { preset: 'quick', seats: 2, options: { draw: '3', stockEmpty: 'pass', handSize: '15' } },
];

/** Eights are wild already, and cannot have another effect. */
const EFFECT: OptionSetting = { seats: 3, games: 30, except: ['8'] };

const optionSettings: Readonly<Record<keyof CrazyEightsOptions, OptionSetting>> = {
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
