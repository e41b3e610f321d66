import type { GameRecord, MatchGoal } from '@shoal/core';

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
