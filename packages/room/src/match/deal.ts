import {
  type BotName,
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
import type { TablePlan } from './match-plan.ts';
import { labelsOf, type Player, seatEntryOf } from './players.ts';

/** One game in progress with the people and bots at it. */
export interface Deal {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
  /** What each seat is called, no two alike. */
  readonly labels: readonly string[];
  readonly seed: string;
  readonly shuffle: ShuffleName;
  readonly table: Table<Vocabulary>;
}

/** A deal that was played to its end, with what its record does not say. */
export interface FinishedGame {
  /** The match and the number of the deal in it: the same game is never counted twice. */
  readonly id: string;
  /** When it ended, as ISO 8601 in UTC. */
  readonly endedAt: string;
  readonly preset: string;
  /** Counted from 1. */
  readonly deal: number;
  readonly goal: MatchGoal | null;
  readonly daily: string | null;
  /** How often something was taken back. */
  readonly undone: number;
  readonly record: GameRecord;
}

export function newDeal(
  plan: TablePlan,
  players: readonly Player[],
  seed: string,
  firstSeat: Seat,
  shuffle: ShuffleName = DEFAULT_SHUFFLE,
): Deal {
  const rules = plan.game.rules(plan.options, plan.seats);
  const table = new Table(rules, new SeededChance(seed, shuffle), firstSeat);
  return { plan, players, labels: labelsOf(players.map(({ name }) => name)), seed, shuffle, table };
}

export const recordOfDeal = ({ plan, players, seed, shuffle, table }: Deal): GameRecord =>
  recordOf(plan.game, table, players.map(seatEntryOf), { seed, shuffle });

/** The result of a game in which nobody is left to act. */
export function finished(result: Result | null): Result {
  if (result === null) throw new Error('a game without a seat to act has no result');
  return result;
}

/** What the bot at a seat is asked. After an undo or a restart the same question has the same answer. */
export function orderFor({ plan, table, seed }: Deal, seat: Seat, bot: BotName, actions: number): BotOrder {
  const { id: game, options, seats } = plan;
  const own = seedOfChoice(seed, seat, actions);
  return { game, options, seats, bot, view: table.view(seat), log: table.log(seat), seed: own };
}

const DRAWS = 8;
const DRAW_BELOW = 1 << 15;

/** Seeds the bot's own chance, and tells nothing of the table's. */
function seedOfChoice(seed: string, seat: Seat, actions: number): string {
  const rng = rngFor(seed, `seat ${seat} after ${actions} actions`);
  return Array.from({ length: DRAWS }, () => rng.below(DRAW_BELOW).toString(36)).join('-');
}
