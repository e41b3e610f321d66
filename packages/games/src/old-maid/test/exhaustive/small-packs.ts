import { explore } from '../../../../test/exhaustive/explore.ts';
import {
  type CountedTable,
  pack,
  packOf,
  type SmallPacks,
  type SmallTable,
} from '../../../../test/exhaustive/small-packs.ts';
import { oldMaid } from '../../index.ts';
import type { OldMaidOptions } from '../../rules/options.ts';
import { OldMaidRules } from '../../rules/rules.ts';
import { OldMaidSubject } from './subject.ts';

/** With `queen`, the last card of the small pack is taken out. */
export function subjectAt(table: SmallTable<OldMaidOptions>): OldMaidSubject {
  const options = { ...oldMaid.tables.presets[table.preset].options(table.seats), ...table.options };
  const cards = options.odd === 'queen' ? packOf(table).slice(0, -1) : packOf(table);
  return new OldMaidSubject(new OldMaidRules(options, table.seats, cards));
}

const COUNTED: readonly CountedTable<OldMaidOptions>[] = [
  { preset: 'standard', ...pack(3, 4, 2), options: {}, counting: 'kept', states: 87 },
  { preset: 'secret', ...pack(3, 4, 2), options: {}, counting: 'folded', states: 9 },
  { preset: 'standard', ...pack(2, 4, 3), options: {}, counting: 'kept', states: 556 },
  { preset: 'secret', ...pack(3, 4, 3), options: {}, counting: 'folded', states: 108 },
  { preset: 'standard', ...pack(2, 4, 3), options: { pair: 'colour' }, counting: 'kept', states: 1177 },
  { preset: 'standard', ...pack(2, 2, 3), twins: true, options: {}, counting: 'folded', states: 25 },
  { preset: 'standard', ...pack(3, 4, 4), options: {}, counting: 'folded', states: 872 },
];

const NAMELESS: readonly SmallTable<OldMaidOptions>[] = [
  { preset: 'standard', ...pack(3, 2, 3), options: {} },
  { preset: 'secret', ...pack(3, 2, 2), options: {} },
  { preset: 'standard', ...pack(2, 4, 3), options: { pair: 'colour' } },
  { preset: 'secret', ...pack(2, 2, 3), twins: true, options: {} },
];

export const smallPacks: SmallPacks = {
  counted: COUNTED,
  nameless: NAMELESS,
  explore: (table, settings) => explore(subjectAt(table), settings),
};
