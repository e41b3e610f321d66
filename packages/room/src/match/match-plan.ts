import type { MatchGoal } from '@shoal/core';
import type { Player } from './players.ts';
import type { TablePlan } from './table-plan.ts';

/** What people agree on before the first card is dealt. */
export interface MatchPlan {
  /** Its options include what a goal changes in them. */
  readonly table: TablePlan;
  readonly players: readonly Player[];
  /** Null: one deal after the other, as long as people like. */
  readonly goal: MatchGoal | null;
  /** Every deal's seed follows from this one; null makes each deal unpredictable. */
  readonly seed: string | null;
  /** The date of a daily deal, such as 2026-11-16; null at every other table. */
  readonly daily: string | null;
}
