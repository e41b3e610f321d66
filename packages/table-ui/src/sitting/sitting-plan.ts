import type { MatchGoal } from '@shoal/core';
import type { Player } from './players.ts';
import type { TablePlan } from './table-plan.ts';

/** What is agreed on before the first card is dealt. */
export interface SittingPlan {
  /** With the options of a match where it is one. */
  readonly plan: TablePlan;
  readonly players: readonly Player[];
  /** Null: one deal after the other, as long as people like. */
  readonly goal: MatchGoal | null;
  /** What the seeds of all deals follow from; null: nobody can foretell a card. */
  readonly seed: string | null;
  /** The date of a daily deal, such as 2026-11-16; null for every other table. */
  readonly daily: string | null;
}
