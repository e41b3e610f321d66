import { isQuickLevel, LADDER } from '@shoal/core';
import type { GameId } from '../../src/index.ts';
import type { Contest, Entrant } from './contest.ts';

/** A contest, when it is done, and what the lower bound of its interval should reach. */
export interface Planned extends Contest {
  /** A contest ends when it is decided beyond doubt, but not before the least, and always after the most. */
  readonly deals: { readonly least: number; readonly most: number; readonly batch: number };
  readonly goal?: number;
}

/** Where the whole ladder is measured. Classroom is left out: its options are those of standard for up to four seats. */
const TABLES: readonly (readonly [game: GameId, preset: string, seats: readonly number[]])[] = [
  ['go-fish', 'standard', [2, 3, 4, 6]],
  ['go-fish', 'classic', [2, 3, 4, 6]],
  ['go-fish', 'pairs', [2]],
  ['crazy-eights', 'standard', [2, 4, 7]],
  ['crazy-eights', 'quick', [2, 4, 7]],
  ['crazy-eights', 'actions', [2, 4, 7]],
];

const QUICK_DEALS = { least: 4000, most: 40_000, batch: 500 };
const SEARCH_DEALS = { least: 40, most: 6000, batch: 4 };
const CEILING_DEALS = { least: 200, most: 400, batch: 10 };
const GOAL_DEALS = { least: 60, most: 8000, batch: 4 };

/** Each level against a table of the level below it. */
export const ladder: readonly Planned[] = TABLES.flatMap(([game, preset, counts]) =>
  counts.flatMap((seats) =>
    LADDER.slice(1).map((one, index) => {
      const deals = isQuickLevel(one) ? QUICK_DEALS : SEARCH_DEALS;
      return { game, preset, seats, one, others: LADDER[index], deals, goal: 1 / seats };
    }),
  ),
);

const goal = (game: GameId, preset: string, seats: number, others: Entrant, percent: number): Planned[] => [
  { game, preset, seats, one: 'kraken', others, deals: GOAL_DEALS, goal: percent / 100 },
  { game, preset, seats, one: 'dolphin', others, deals: QUICK_DEALS },
  { game, preset, seats, one: 'oracle', others, deals: CEILING_DEALS },
];

/** What the best bot should reach, beside dolphin and the ceiling. */
export const goals: readonly Planned[] = [
  ...goal('go-fish', 'standard', 2, 'minnow', 75),
  ...goal('go-fish', 'standard', 4, 'minnow', 92.5),
  ...goal('go-fish', 'classic', 2, 'minnow', 97),
  ...goal('go-fish', 'pairs', 2, 'minnow', 69),
  ...goal('go-fish', 'standard', 2, 'pike', 56),
  ...goal('go-fish', 'standard', 4, 'pike', 36),
  ...goal('crazy-eights', 'standard', 2, 'pike', 60),
  ...goal('crazy-eights', 'standard', 4, 'pike', 27.5),
  ...goal('crazy-eights', 'standard', 7, 'pike', 15.5),
];
