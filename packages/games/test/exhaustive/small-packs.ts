import { type Pack, smallPack } from '@shoal/core';
import type { Counting, Exploration, ExplorationSettings } from './explore.ts';

/** A preset with some options changed and a small pack. */
export interface SmallTable<O extends object = object> {
  readonly preset: string;
  readonly seats: number;
  readonly ranks: number;
  readonly suits: number;
  /** Every card occurs twice, as with two packs. */
  readonly twins?: boolean;
  readonly options: Partial<O>;
}

/** A small table with its way of counting and its number of states, which follows from the rules alone. */
export interface CountedTable<O extends object = object> extends SmallTable<O> {
  readonly counting: Counting;
  readonly states: number;
}

export interface SmallPacks {
  readonly counted: readonly CountedTable[];
  /** Tables with all states distinguished, to prove that no rule depends on names or on irrelevant orders. */
  readonly nameless: readonly SmallTable[];
  explore(table: SmallTable, settings: ExplorationSettings): Exploration;
}

export const pack = (ranks: number, suits: number, seats: number) => ({ ranks, suits, seats });

export function packOf({ ranks, suits, twins = false }: SmallTable): Pack {
  const once = smallPack(ranks, suits);
  return twins ? [...once, ...once] : once;
}

/** A table in a few words, for the title of a test. */
export function described({ preset, seats, ranks, suits, twins, options }: SmallTable): string {
  const overrides = Object.entries(options).map(([option, value]) => `${option}=${value ?? 'none'}`);
  return `${preset}, ${seats} seats, ${ranks} × ${suits} cards${twins ? ' twice' : ''}, ${overrides.join(' ')}`;
}
