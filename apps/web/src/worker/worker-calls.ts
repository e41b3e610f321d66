import type { Action, MatchGoal, Seat } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import type { ExportFault, FinishedGame, News, Player, Speed } from '@shoal/room';
import type { GameLine, NextRung, Statistics } from '@shoal/table-ui';
import type { ImportResult } from '../store/finished-games.ts';
import type { StorageFault } from '../store/storage-fault.ts';

/** The setup is validated, since it may come from an older page. */
export interface SetupOrder {
  readonly key: 'setup';
  readonly game: GameId;
  readonly setup: unknown;
  readonly seed: string | null;
  /** The shuffle in a link, which may be any text; null means the default. Without it the setup decides. */
  readonly shuffle?: string | null;
}

export type BeginOrder =
  | SetupOrder
  | { readonly key: 'daily'; readonly date: string }
  /** Plays again at the open table. */
  | { readonly key: 'rematch' };

/** A game that can be continued, as the home screen shows it. */
export interface SavedTable {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly goal: MatchGoal | null;
  readonly daily: string | null;
  readonly dealNumber: number;
  readonly changedAtMs: number;
  /** Whether the game is open in another window; then it can be played only there. */
  readonly isElsewhere: boolean;
}

/** The saved games that the home screen offers. */
export interface HomeSummary {
  readonly saved: readonly SavedTable[];
  readonly damaged: number;
  readonly isDailyPlayed: boolean;
  readonly isSaved: boolean;
}

export type TableOpening =
  | { readonly key: 'open'; readonly id: string; readonly game: GameId }
  /** The finished game of a daily deal that was already played. */
  | { readonly key: 'finished'; readonly id: string }
  | { readonly key: 'gone' | 'damaged' | 'played-elsewhere' };

/** News for one visit to a table: late news of an earlier visit must not be taken for the next. */
export interface VisitNews {
  readonly visit: number;
  readonly news: News;
}

export type DiscardRefusal = StorageFault | 'played-elsewhere';

/** The calls of the page to the worker that stores the games and runs the tables. */
export type WorkerCalls = {
  homeSummary(today: string): Promise<HomeSummary>;
  /** Creates a table; `open` opens it by its id. */
  begin(order: BeginOrder, speed: Speed): Promise<TableOpening>;
  /** News from then on carries the number of the visit. */
  open(id: string, speed: Speed, visit: number): Promise<TableOpening>;
  /** Why the game could not be deleted; null on success. */
  discard(id: string): Promise<DiscardRefusal | null>;
  /** Calls that belong to a visit; calls of an earlier visit do nothing. */
  look(visit: number, seat: Seat | null): Promise<void>;
  act(visit: number, action: Action): Promise<string | null>;
  undo(visit: number): Promise<boolean>;
  nextDeal(visit: number): Promise<boolean>;
  playUnsaved(visit: number): Promise<void>;
  pace(visit: number, speed: Speed | null): void;
  /** Closes the table with this id or visit if it is open; without an argument, any open table. */
  leave(which?: string | number): Promise<void>;
  /** The finished games, newest first, without their records: thousands of records would block the page. */
  gameLines(): Promise<readonly GameLine[]>;
  /** Whether everything played is on the disk. */
  isSaved(): Promise<boolean>;
  finishedGame(id: string): Promise<FinishedGame | null>;
  /** Counts in the worker, because sending thousands of games takes longer. `today` looks like 2026-11-16. */
  statistics(today: string): Promise<CountedGames>;
  /** Whether enough wins lead to the next rung of the ladder. */
  isClimbing(rung: NextRung): Promise<boolean>;
  exportGames(): Promise<string>;
  importGames(file: Blob): Promise<ImportOutcome>;
};

/** Statistics of all finished games, and their number; games between bots do not count. */
export interface CountedGames {
  readonly statistics: Statistics;
  readonly finished: number;
}

/** The result of an import; lines count from 1. */
export type ImportOutcome =
  | ImportResult
  | { readonly key: 'faulty'; readonly line: number; readonly fault: ExportFault }
  | { readonly key: 'too-long'; readonly line: number }
  | { readonly key: 'unreadable' };
