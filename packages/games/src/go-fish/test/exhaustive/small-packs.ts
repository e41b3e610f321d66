import { explore } from '../../../../test/exhaustive/explore.ts';
import {
  type CountedTable,
  pack,
  packOf,
  type SmallPacks,
  type SmallTable,
} from '../../../../test/exhaustive/small-packs.ts';
import { goFish } from '../../index.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { GoFishSubject } from './subject.ts';

/** A book must take all or half of the cards of a rank, so that the sole holder of the rest can always complete it. */
export function subjectAt(table: SmallTable<GoFishOptions>): GoFishSubject {
  const cards = packOf(table);
  const options = { ...goFish.tables.presets[table.preset].options(table.seats), ...table.options };
  return new GoFishSubject(goFish.rules(options, table.seats, cards), cards);
}

const COUNTED: readonly CountedTable<GoFishOptions>[] = [
  { preset: 'standard', ...pack(3, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 980 },
  { preset: 'standard', ...pack(4, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 7274 },
  { preset: 'standard', ...pack(2, 4, 3), options: { handSize: 2 }, counting: 'kept', states: 3102 },
  { preset: 'classroom', ...pack(3, 4, 3), options: { handSize: 2 }, counting: 'folded', states: 34233 },
  { preset: 'classic', ...pack(3, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 826 },
  { preset: 'classic', ...pack(2, 4, 3), options: { handSize: 2 }, counting: 'kept', states: 2022 },
  { preset: 'classic', ...pack(3, 4, 3), options: { handSize: 2 }, counting: 'folded', states: 37068 },
  { preset: 'classic', ...pack(2, 4, 4), options: { handSize: 1 }, counting: 'folded', states: 8044 },
  { preset: 'pairs', ...pack(3, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 174 },
  { preset: 'pairs', ...pack(5, 4, 2), options: { handSize: 3 }, counting: 'kept', states: 3392 },
  { preset: 'classic', ...pack(3, 2, 3), options: { handSize: 1, bookSize: 2 }, counting: 'kept', states: 390 },
  {
    preset: 'standard',
    ...pack(3, 3, 3),
    options: { handSize: 2, bookSize: 3, refill: 2 },
    counting: 'kept',
    states: 8841,
  },
  { preset: 'standard', ...pack(3, 4, 2), options: { handSize: 2, give: 'one' }, counting: 'kept', states: 1430 },
  { preset: 'classic', ...pack(2, 4, 3), options: { handSize: 2, give: 'one' }, counting: 'kept', states: 3297 },
  { preset: 'classic', ...pack(3, 4, 3), options: { handSize: 2, give: 'one' }, counting: 'folded', states: 41070 },
  {
    preset: 'standard',
    ...pack(3, 4, 2),
    options: { handSize: 2, refill: 1, goAgainOnBook: true },
    counting: 'kept',
    states: 992,
  },
  {
    preset: 'standard',
    ...pack(3, 4, 3),
    options: { handSize: 2, refill: 1, goAgainOnBook: true },
    counting: 'folded',
    states: 34416,
  },
  {
    preset: 'classic',
    ...pack(3, 4, 3),
    options: { handSize: 2, end: 'first-empty-hand' },
    counting: 'folded',
    states: 36024,
  },
  {
    preset: 'standard',
    ...pack(3, 4, 3),
    options: { handSize: 1, refill: 1, end: 'first-empty-hand', goAgainOnCatch: false },
    counting: 'folded',
    states: 30870,
  },
  { preset: 'standard', ...pack(2, 4, 2), twins: true, options: { handSize: 3 }, counting: 'kept', states: 478 },
  { preset: 'standard', ...pack(3, 2, 2), twins: true, options: { handSize: 3 }, counting: 'kept', states: 980 },
  { preset: 'pairs', ...pack(2, 4, 2), twins: true, options: { handSize: 3 }, counting: 'kept', states: 34 },
];

const NAMELESS: readonly SmallTable<GoFishOptions>[] = [
  { preset: 'standard', ...pack(2, 4, 2), options: { handSize: 2 } },
  { preset: 'classic', ...pack(3, 3, 2), options: { handSize: 2, bookSize: 3, give: 'one' } },
  { preset: 'classic', ...pack(3, 2, 3), options: { handSize: 1, bookSize: 2 } },
  { preset: 'classic', ...pack(2, 2, 3), twins: true, options: { handSize: 1 } },
];

export const smallPacks: SmallPacks = {
  counted: COUNTED,
  nameless: NAMELESS,
  explore: (table, settings) => explore(subjectAt(table), settings),
};
