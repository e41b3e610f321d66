import { choice, type OptionTable, type Preset, type TableRules } from '@shoal/core';

export interface OldMaidOptions {
  /** Which card is taken out before the deal: the queen of clubs, or one that nobody sees. */
  readonly odd: 'queen' | 'secret';
  /** What makes a pair: one rank, or one rank and colour. */
  readonly pair: 'rank' | 'colour';
  readonly packs: number;
}

/** Takes for each seat that may go by without a pair (R45). */
export const FRUITLESS_TAKES = 20;

const table: OptionTable<OldMaidOptions> = {
  odd: choice('queen', 'secret'),
  pair: choice('rank', 'colour'),
  packs: choice(1, 2),
};

const standard: Preset<OldMaidOptions> = {
  seats: { min: 2, max: 8 },
  options: () => ({ odd: 'queen', pair: 'rank', packs: 1 }),
};

/** Nobody knows which card is the old maid until the end. */
const secret: Preset<OldMaidOptions> = {
  ...standard,
  options: (seats) => ({ ...standard.options(seats), odd: 'secret' }),
};

export const oldMaidTables: TableRules<OldMaidOptions, never> = {
  table,
  presets: { standard, secret },
  impossible: () => null,
};
