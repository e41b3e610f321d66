import type { QuickLevel } from '@shoal/core';
import type { Entrant } from './contest.ts';
import type { Findings } from './findings.ts';

/** What to measure of one game's bots. */
export interface StrengthPlan {
  /** The tables at which the whole ladder is measured. */
  readonly tables: readonly (readonly [preset: string, seats: readonly number[]])[];
  /** The share of the win, in percent, that the best bot should reach against a table of others. */
  readonly goals: readonly (readonly [preset: string, seats: number, others: Entrant, percent: number])[];
  /** The levels at the tables where forecast win chances are compared with results. */
  readonly winChances: readonly (readonly QuickLevel[])[];
  /** What the report adds about the levels and about the tables. */
  readonly notes?: { readonly rungs: string; readonly tables: string };
  /** Figures of this game alone, and their section of the report. */
  readonly own?: { readonly figures: readonly Figure[]; section(findings: Findings): readonly string[] };
}

/** A figure of the report that is not the result of a contest. */
export interface Figure {
  readonly name: string;
  measure(): number;
}
