import { isQuickLevel, LADDER } from '@shoal/core';
import type { GameId } from '../../src/index.ts';
import { EVERY_GAME } from '../tables/every-table.ts';
import { TEST_GAMES } from '../test-games.ts';
import type { Contest, Entrant } from './contest.ts';

/** A contest, its number of deals, and the goal for the lower bound of its interval. */
export interface PlannedContest extends Contest {
  /** A contest ends when it is decided, but never before `least` and always at `most` deals. */
  readonly deals: { readonly least: number; readonly most: number; readonly batch: number };
  readonly goal?: number;
}

const QUICK_DEALS = { least: 4000, most: 40_000, batch: 500 };
const SEARCH_DEALS = { least: 40, most: 6000, batch: 4 };
const CEILING_DEALS = { least: 200, most: 400, batch: 10 };
const GOAL_DEALS = { least: 60, most: 8000, batch: 4 };

/** Each level against a table of the level below it. */
export const ladder: readonly PlannedContest[] = EVERY_GAME.flatMap((game) =>
  (TEST_GAMES[game].strength?.tables ?? []).flatMap(([preset, counts]) =>
    counts.flatMap((seats) => rungs(game, preset, seats)),
  ),
);

function rungs(game: GameId, preset: string, seats: number): PlannedContest[] {
  return LADDER.slice(1).map((one, index) => {
    const deals = isQuickLevel(one) ? QUICK_DEALS : SEARCH_DEALS;
    return { game, preset, seats, one, others: LADDER[index], deals, goal: 1 / seats };
  });
}

const goal = (game: GameId, preset: string, seats: number, others: Entrant, percent: number): PlannedContest[] => [
  { game, preset, seats, one: 'kraken', others, deals: GOAL_DEALS, goal: percent / 100 },
  { game, preset, seats, one: 'dolphin', others, deals: QUICK_DEALS },
  { game, preset, seats, one: 'oracle', others, deals: CEILING_DEALS },
];

/** The goals of the best bot, against dolphin and against the ceiling. */
export const goals: readonly PlannedContest[] = EVERY_GAME.flatMap((game) =>
  (TEST_GAMES[game].strength?.goals ?? []).flatMap((wanted) => goal(game, ...wanted)),
);
