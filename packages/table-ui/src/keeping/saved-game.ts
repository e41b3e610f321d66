import type { Result } from '@shoal/core';
import type { SittingPlan } from '../sitting/sitting-plan.ts';
import type { KeptJournal } from './kept-journal.ts';

/** A sitting that can be continued, with what a menu tells of it. */
export interface SavedGame {
  readonly id: string;
  readonly plan: SittingPlan;
  /** Counted from 1. */
  readonly dealNumber: number;
  /** As ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly changedAt: Date;
  /** Deals won, or points, of each seat. */
  readonly totals: readonly number[];
  /** The result of the deal; null while it goes on. */
  readonly result: Result | null;
}

export function savedGameOf({ id, plan, startedAt, changedAt, sitting }: KeptJournal): SavedGame {
  const { dealNumber, match, result } = sitting;
  return { id, plan, dealNumber, startedAt, changedAt, totals: match.totals, result };
}

export const newestFirst = (one: SavedGame, other: SavedGame): number =>
  other.changedAt.getTime() - one.changedAt.getTime();
