import {
  type Action,
  type CommonOptions,
  type GameEvent,
  type GameId,
  type MatchGoal,
  type Rules,
  type Seat,
  suitOf,
  type View,
  type Vocabulary,
} from '@shoal/core';
import { endsGame } from './choosing/ends-game.ts';
import type { Player } from './sitting/players.ts';
import type { Sitting } from './sitting/sitting.ts';

/** What does not change from the first card of a sitting to the last. */
export interface TableTerms {
  readonly game: GameId;
  readonly preset: string;
  /** Options that differ from the preset, as `give=one`. */
  readonly changes: readonly string[];
  readonly options: CommonOptions;
  readonly players: readonly Player[];
  /** What each seat is called, no two alike. */
  readonly labels: readonly string[];
  readonly goal: MatchGoal | null;
  /** The date of a daily deal; null for every other table. */
  readonly daily: string | null;
}

/** All that whoever looks at a table may know of it, as plain values: it can come from another thread or machine. */
export interface TableReport extends TableTerms {
  /** Counted from 1. */
  readonly dealNumber: number;
  /** Played to their end. */
  readonly deals: number;
  readonly totals: readonly number[];
  readonly view: View;
  readonly log: readonly GameEvent[];
  /** Plays of the viewer that end the game whatever suit is named. */
  readonly endings: readonly Action[];
  readonly canUndo: boolean;
}

/** The table as a seat sees it, or everybody where it is null. */
export function reportOf(sitting: Sitting, viewer: Seat | null): TableReport {
  const { deal, match, plan, dealNumber } = sitting;
  const { table, players, labels } = deal;
  const { id: game, preset, changes, options } = deal.plan;
  const view = table.view(viewer);
  return {
    ...{ game, preset, changes, options, players, labels, goal: plan.goal, daily: plan.daily },
    ...{ dealNumber, deals: match.deals, totals: [...match.totals], view, log: table.log(viewer) },
    endings: endingsOf(table.rules, view),
    canUndo: viewer !== null && sitting.canUndo(viewer),
  };
}

/** Where the play ends the game no suit matters, and none is asked for (R26). */
export function endingsOf(rules: Rules<Vocabulary>, view: View): Action[] {
  const naming = view.legal.filter(({ card, suit }) => card !== undefined && suit === suitOf(card));
  return naming.filter((action) => endsGame(rules, view, action));
}
