import {
  DEFAULT_SHUFFLE,
  type GameRecord,
  type MatchGoal,
  type Result,
  recordOf,
  rngFor,
  type Seat,
  SeededChance,
  type ShuffleName,
  Table,
  type Vocabulary,
} from '@shoal/core';
import type { BotOrder } from '../orders/bot-order.ts';
import type { Fairness } from '../seal/fairness.ts';
import type { TablePlan } from './match-plan.ts';
import { knownPlayer, labelsOf, type Player, seatEntryOf } from './players.ts';

/** One game in progress, with its players. */
export interface Deal {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
  /** The unique display name of each seat. */
  readonly labels: readonly string[];
  readonly seed: string;
  readonly shuffle: ShuffleName;
  /** Proves that nobody arranged the seed; null where one machine made it. */
  readonly fairness: Fairness | null;
  readonly table: Table<Vocabulary>;
}

/** A finished deal, with what its record does not hold. */
export interface FinishedGame {
  /** The id of the match and the number of the deal, so that no game is counted twice. */
  readonly id: string;
  /** When it ended, as ISO 8601 in UTC. */
  readonly endedAt: string;
  readonly preset: string;
  /** Counted from 1. */
  readonly deal: number;
  readonly goal: MatchGoal | null;
  readonly daily: string | null;
  /** How many choices were undone. */
  readonly undone: number;
  readonly record: GameRecord;
}

export function newDeal(
  plan: TablePlan,
  players: readonly Player[],
  seed: string,
  firstSeat: Seat,
  shuffle: ShuffleName = DEFAULT_SHUFFLE,
  fairness: Fairness | null = null,
): Deal {
  const rules = plan.game.rules(plan.options, plan.seats);
  const table = new Table(rules, new SeededChance(seed, shuffle), firstSeat);
  const labels = labelsOf(players.map(({ name }) => name));
  return { plan, players, labels, seed, shuffle, fairness, table };
}

export const recordOfDeal = ({ plan, players, seed, shuffle, fairness, table }: Deal): GameRecord =>
  recordOf(plan.game, table, players.map(knownPlayer).map(seatEntryOf), { seed, shuffle, fairness });

/** Returns the result of a game in which no seat is left to act. */
export function finished(result: Result | null): Result {
  if (result === null) throw new Error('a game without a seat to act has no result');
  return result;
}

/** The order for the bot at a seat. It is the same after an undo or a restart, so the answer is too. */
export function orderFor({ plan, table, seed }: Deal, seat: Seat, bot: BotOrder['bot'], actions: number): BotOrder {
  const { id: game, options, seats } = plan;
  return {
    ...{ game, options, seats, bot, firstSeat: table.firstSeat, view: table.view(seat), log: table.log(seat) },
    seed: seedOf(seed, `seat ${seat} after ${actions} actions`),
    dealSeed: seedOf(seed, `seat ${seat}`),
  };
}

const DRAWS = 8;
const DRAW_BELOW = 1 << 15;

/** Seeds the bot's own random choices without revealing the seed of the table. */
function seedOf(seed: string, purpose: string): string {
  const rng = rngFor(seed, purpose);
  return Array.from({ length: DRAWS }, () => rng.below(DRAW_BELOW).toString(36)).join('-');
}
