import { type GameRecord, recordOf, type Seat, Table, type Vocabulary } from '@shoal/core';
import { chanceOf, originOf } from './origin.ts';
import { labelsOf, type Player, seatEntryOf } from './players.ts';
import type { TablePlan } from './table-plan.ts';

/** One game in progress with the people and bots at it. */
export interface Deal {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
  /** What each seat is called, no two alike. */
  readonly labels: readonly string[];
  readonly seed: string;
  readonly table: Table<Vocabulary>;
}

export function newDeal(plan: TablePlan, players: readonly Player[], seed: string, firstSeat: Seat): Deal {
  const rules = plan.game.rules(plan.options, plan.seats);
  const table = new Table(rules, chanceOf(seed), firstSeat);
  return { plan, players, labels: labelsOf(players.map(({ name }) => name)), seed, table };
}

export const recordOfDeal = ({ plan, players, seed, table }: Deal): GameRecord =>
  recordOf(plan.game, table, players.map(seatEntryOf), originOf(seed));
