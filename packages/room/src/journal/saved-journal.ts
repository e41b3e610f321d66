import type { Result, View } from '@shoal/core';
import { Match, type MatchEntry } from '../match/match.ts';
import type { MatchPlan } from '../match/match-plan.ts';
import { readEntryLine } from './entry-line.ts';
import { type Heading, readHeading } from './heading.ts';

/** A match read from its journal. */
export interface SavedJournal extends Heading {
  readonly entries: readonly MatchEntry[];
  readonly match: Match;
  readonly changedAt: Date;
}

/** Reads the lines of a journal, or returns null if they contradict each other. A null line is one that is not text. */
export function journalIn(lines: readonly (string | null)[], changedAt: Date): SavedJournal | null {
  const [first, ...rest] = lines;
  const heading = typeof first === 'string' ? readHeading(first) : null;
  const entries = rest.map((line) => (line === null ? null : readEntryLine(line)));
  if (heading === null || !entries.every((entry) => entry !== null)) return null;
  const match = Match.resume(heading.plan, entries);
  return match === null ? null : { ...heading, entries, match, changedAt };
}

/** A match that can be continued, as a menu shows it. */
export interface SavedGame {
  readonly id: string;
  /** Without the seed, which reveals the cards. */
  readonly plan: Omit<MatchPlan, 'seed'>;
  /** Counted from 1. */
  readonly dealNumber: number;
  /** As ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly changedAt: Date;
  /** The number of finished deals. */
  readonly deals: number;
  /** Deals won, or points, by seat. */
  readonly totals: readonly number[];
  /** The result of the deal; null while it is in progress. */
  readonly result: Result | null;
  /** The deal as everybody sees it. */
  readonly view: View;
  /** Has anybody acted? A menu leaves out what nobody has begun. */
  readonly isBegun: boolean;
}

export function savedGameOf({ id, plan, startedAt, changedAt, match }: SavedJournal): SavedGame {
  const { dealNumber, score, result, isBegun } = match;
  const { seed: _, ...told } = plan;
  const view = match.deal.table.view(null);
  const { deals, totals } = score;
  return { id, plan: told, dealNumber, startedAt, changedAt, deals, totals, result, view, isBegun };
}

export const newestFirst = (one: SavedGame, other: SavedGame): number =>
  other.changedAt.getTime() - one.changedAt.getTime();
