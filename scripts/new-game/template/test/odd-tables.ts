import type { OddTable } from '../../../test/test-game.ts';

// Step 18: in packages/games/src/new-game/test/odd-tables.ts list tables with options that no preset has, and in test/option-settings.ts a table where each option makes a difference.

export const oddTables: readonly OddTable[] = [{ preset: 'standard', seats: 3, options: { handSize: '1' } }];
