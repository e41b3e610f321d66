import { type OptionTable, type Preset, range, type TableRules } from '@shoal/core';

// Step 1: in packages/games/src/new-game/rules/options.ts name the options, the presets and the numbers of seats.

export interface NewGameOptions {
  readonly handSize: number;
}

const table: OptionTable<NewGameOptions> = {
  handSize: range(1, 10),
};

const standard: Preset<NewGameOptions> = {
  seats: { min: 2, max: 4 },
  options: () => ({ handSize: 5 }),
};

export const newGameTables: TableRules<NewGameOptions, never> = {
  table,
  presets: { standard },
  impossible: () => null,
};
