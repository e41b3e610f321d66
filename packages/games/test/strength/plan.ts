import type { QuickLevel } from '@shoal/core';
import type { Entrant } from './contest.ts';
import type { Findings } from './findings.ts';

/** What is measured of the bots of one game. */
export interface StrengthPlan {
  /** Where the whole ladder is measured. */
  readonly tables: readonly (readonly [preset: string, seats: readonly number[]])[];
  /** The share of the win, in percent, that the best bot should reach against a table of others. */
  readonly goals: readonly (readonly [preset: string, seats: number, others: Entrant, percent: number])[];
  /** Who sits at the tables where win chances are compared with what comes true. */
  readonly winChances: readonly (readonly QuickLevel[])[];
  /** What the report adds about the rungs, and about the tables. */
  readonly notes?: { readonly rungs: string; readonly tables: string };
  /** Figures that this game alone has, and the lines of the report that show them. */
  readonly own?: { readonly figures: readonly Figure[]; section(findings: Findings): readonly string[] };
}

/** A figure of the report that no contest gives. */
export interface Figure {
  readonly name: string;
  measure(): number;
}
