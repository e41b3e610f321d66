import { explore } from '../../../../test/exhaustive/explore.ts';
import {
  type CountedTable,
  pack,
  packOf,
  type SmallPacks,
  type SmallTable,
} from '../../../../test/exhaustive/small-packs.ts';
import { crazyEights } from '../../index.ts';
import type { CrazyEightsOptions } from '../../rules/options.ts';
import { CrazyEightsSubject } from './subject.ts';

const WILD_ACE = { wild: 'A' } as const;

/** The ace is wild. After the deal more cards remain than are wild, so that a natural starter exists. */
export function subjectAt(table: SmallTable<CrazyEightsOptions>): CrazyEightsSubject {
  const cards = packOf(table);
  const options = { ...crazyEights.tables.presets[table.preset].options(table.seats), ...WILD_ACE, ...table.options };
  return new CrazyEightsSubject(crazyEights.rules(options, table.seats, cards), cards);
}

const COUNTED: readonly CountedTable<CrazyEightsOptions>[] = [
  { preset: 'standard', ...pack(3, 2, 2), options: { handSize: 1 }, counting: 'kept', states: 84136 },
  {
    preset: 'actions',
    ...pack(3, 2, 2),
    options: { handSize: 1, drawTwo: '2', skip: '3', reverse: null },
    counting: 'kept',
    states: 47810,
  },
  { preset: 'quick', ...pack(3, 2, 2), options: { handSize: 1 }, counting: 'folded', states: 18134 },
  {
    preset: 'quick',
    ...pack(3, 2, 2),
    options: { handSize: 1, draw: 2, drawWithPlayable: false },
    counting: 'folded',
    states: 12582,
  },
  {
    preset: 'standard',
    ...pack(3, 2, 2),
    options: { handSize: 1, starterWild: 'free' },
    counting: 'folded',
    states: 8630,
  },
  { preset: 'standard', ...pack(2, 3, 2), options: { handSize: 1 }, counting: 'folded', states: 5601 },
  {
    preset: 'quick',
    ...pack(3, 2, 2),
    options: { handSize: 1, stockEmpty: 'pass', playOn: 'always' },
    counting: 'kept',
    states: 6326,
  },
  {
    preset: 'actions',
    ...pack(4, 2, 2),
    options: { handSize: 2, drawTwo: '2', skip: '3', reverse: '4' },
    counting: 'folded',
    states: 197483,
  },
  { preset: 'standard', ...pack(3, 2, 3), options: { handSize: 1 }, counting: 'folded', states: 49074 },
  { preset: 'quick', ...pack(3, 2, 3), options: { handSize: 1 }, counting: 'folded', states: 26604 },
  {
    preset: 'actions',
    ...pack(3, 2, 3),
    options: { handSize: 1, drawTwo: '2', skip: null, reverse: '3', playOn: 'always' },
    counting: 'folded',
    states: 57846,
  },
  {
    preset: 'actions',
    ...pack(3, 2, 3),
    options: { handSize: 1, drawTwo: '2', skip: '3', reverse: null },
    counting: 'folded',
    states: 40155,
  },
  {
    preset: 'actions',
    ...pack(4, 2, 3),
    options: { handSize: 1, drawTwo: '2', skip: '3', reverse: '4', stockEmpty: 'pass', playOn: 'never' },
    counting: 'kept',
    states: 205500,
  },
  { preset: 'standard', ...pack(2, 2, 2), twins: true, options: { handSize: 1 }, counting: 'folded', states: 38212 },
  {
    preset: 'actions',
    ...pack(3, 1, 2),
    twins: true,
    options: { handSize: 1, drawTwo: '2', skip: null, reverse: null },
    counting: 'folded',
    states: 1389,
  },
];

const EFFECTS = { drawTwo: '2', skip: null, reverse: '3' } as const;

const NAMELESS: readonly SmallTable<CrazyEightsOptions>[] = [
  { preset: 'standard', ...pack(3, 1, 2), twins: true, options: { handSize: 1 } },
  { preset: 'standard', ...pack(3, 2, 2), options: { handSize: 1 } },
  { preset: 'standard', ...pack(2, 3, 2), options: { handSize: 1 } },
  { preset: 'quick', ...pack(3, 2, 2), options: { handSize: 1 } },
  { preset: 'actions', ...pack(3, 2, 3), options: { handSize: 1, stockEmpty: 'pass', ...EFFECTS } },
];

export const smallPacks: SmallPacks = {
  counted: COUNTED,
  nameless: NAMELESS,
  explore: (table, settings) => explore(subjectAt(table), settings),
};
