import { type Pack, smallPack } from '@shoal/core';
import { crazyEights } from '../../src/crazy-eights/index.ts';
import type { CrazyEightsOptions } from '../../src/crazy-eights/rules/options.ts';
import { goFish } from '../../src/go-fish/index.ts';
import type { GoFishOptions } from '../../src/go-fish/rules/options.ts';
import { CrazyEightsSubject } from './crazy-eights.ts';
import { GoFishSubject } from './go-fish.ts';

/** A preset with some options written otherwise, at a table with a small pack. */
export interface SmallTable<O> {
  readonly preset: string;
  readonly seats: number;
  readonly ranks: number;
  readonly suits: number;
  /** Every card twice, as with two packs. */
  readonly twins?: boolean;
  readonly options: Partial<O> & { readonly handSize: number };
}

/** The rank A is wild, and after a deal more cards are left than there are wild ones, so that one can be the starter. */
export const crazyEightsAt = (table: SmallTable<CrazyEightsOptions>): CrazyEightsSubject => {
  const pack = packOf(table);
  const options = { ...crazyEights.tables.presets[table.preset].options(table.seats), ...WILD_ACE, ...table.options };
  return new CrazyEightsSubject(crazyEights.rules(options, table.seats, pack), pack);
};

const WILD_ACE = { wild: 'A' } as const;

/** A book takes all cards of a rank, or half of them: what a sole holder of the rest could not complete is no pack. */
export const goFishAt = (table: SmallTable<GoFishOptions>): GoFishSubject => {
  const pack = packOf(table);
  const options = { ...goFish.tables.presets[table.preset].options(table.seats), ...table.options };
  return new GoFishSubject(goFish.rules(options, table.seats, pack), pack);
};

function packOf({ ranks, suits, twins = false }: Pick<SmallTable<object>, 'ranks' | 'suits' | 'twins'>): Pack {
  const pack = smallPack(ranks, suits);
  return twins ? [...pack, ...pack] : pack;
}

/** A table in a few words, for the name of a test. */
export function described<O extends object>({ preset, seats, ranks, suits, twins, options }: SmallTable<O>): string {
  const overrides = Object.entries(options).map(([option, value]) => `${option}=${value ?? 'none'}`);
  return `${preset}, ${seats} seats, ${ranks} × ${suits} cards${twins ? ' twice' : ''}, ${overrides.join(' ')}`;
}
