import type { Action, MatchGoal, Seat } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import type { ExportFault, FinishedGame, News, Player, Speed } from '@shoal/room';
import type { GameLine, Statistics } from '@shoal/table-ui';
import type { Importing } from '../store/finished-games.ts';
import type { StorageFault } from '../store/storage-fault.ts';

/** A setup is read with care: it may come from an older page. */
export interface SetupOrder {
  readonly key: 'setup';
  readonly game: GameId;
  readonly setup: unknown;
  readonly seed: string | null;
  /** The shuffle that a link names, which may be any text, or null for the default; without it the setup decides. */
  readonly shuffle?: string | null;
}

/** What to play. */
export type BeginOrder =
  | SetupOrder
  | { readonly key: 'daily'; readonly date: string }
  /** The table that is open now, once more. */
  | { readonly key: 'rematch' };

/** A game that can be continued, as the first page tells of it. */
export interface SavedTable {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly goal: MatchGoal | null;
  readonly daily: string | null;
  readonly dealNumber: number;
  readonly changedAtMs: number;
  /** Is it open in another window? Then it can only be played there. */
  readonly isElsewhere: boolean;
}

/** All that waits on the first page. */
export interface Shelf {
  readonly saved: readonly SavedTable[];
  readonly damaged: number;
  readonly isDailyPlayed: boolean;
  readonly isKept: boolean;
}

export type TableOpening =
  | { readonly key: 'open'; readonly id: string; readonly game: GameId }
  /** A daily deal that was played before: the finished game. */
  | { readonly key: 'finished'; readonly id: string }
  | { readonly key: 'gone' | 'damaged' | 'played-elsewhere' };

/** News for one visit to a table: one that ends while the table is still told of must not be taken for the next. */
export interface VisitNews {
  readonly visit: number;
  readonly news: News;
}

export type DiscardRefusal = StorageFault | 'played-elsewhere';

/** What the page asks of the worker that keeps the games and plays at the tables. */
export type WorkerCalls = {
  shelf(today: string): Promise<Shelf>;
  /** Sets a table up, which is then opened by its id. */
  begin(order: BeginOrder, speed: Speed): Promise<TableOpening>;
  /** What is told from then on bears the number of the visit. */
  open(id: string, speed: Speed, visit: number): Promise<TableOpening>;
  /** Why the game is still there; null when it is gone. */
  discard(id: string): Promise<DiscardRefusal | null>;
  /** These belong to a visit. What comes too late, when another has begun, does nothing. */
  look(visit: number, seat: Seat | null): Promise<void>;
  act(visit: number, action: Action): Promise<string | null>;
  undo(visit: number): Promise<boolean>;
  nextDeal(visit: number): Promise<boolean>;
  playUnkept(visit: number): Promise<void>;
  pace(visit: number, speed: Speed | null): void;
  /** Closes the table of this id or visit, where it is the one that is open; any table where none is named. */
  leave(which?: string | number): Promise<void>;
  /** The finished games without their records, newest first: thousands of those would hold the page up. */
  gameLines(): Promise<readonly GameLine[]>;
  /** Is all that was played on the disk? */
  isKept(): Promise<boolean>;
  finishedGame(id: string): Promise<FinishedGame | null>;
  /** Counted where the games are: to send thousands of them takes longer than to count them. Today as 2026-11-16. */
  statistics(today: string): Promise<CountedGames>;
  exportGames(): Promise<string>;
  importGames(file: Blob): Promise<ImportOutcome>;
};

/** What all finished games add up to, and how many there are: games of bots alone do not count. */
export interface CountedGames {
  readonly statistics: Statistics;
  readonly finished: number;
}

/** What came of a file of games; lines are counted from 1. */
export type ImportOutcome =
  | Importing
  | { readonly key: 'faulty'; readonly line: number; readonly fault: ExportFault }
  | { readonly key: 'too-long'; readonly line: number }
  | { readonly key: 'unreadable' };
