import type { Action, Result, Seat } from '@shoal/core';
import type { Speed, TableReport } from '@shoal/table-ui';

/** Why a table is not kept, or cannot be played at. */
export type TableTrouble =
  | 'storage-refused'
  | 'storage-full'
  | 'storage-outdated'
  | 'played-elsewhere'
  | 'gone'
  | 'changed-elsewhere';

/** A table as the page knows it. */
export interface TableState {
  readonly id: string;
  /** What the seat that looks may know. */
  readonly report: TableReport;
  /** Is there nothing left to play, unless people want another deal? */
  readonly isOver: boolean;
  /** The seats that won the match; empty while it goes on. */
  readonly matchWinners: readonly Seat[];
  /** The last deal among the finished games; null while it goes on. */
  readonly finished: { readonly id: string; readonly result: Result } | null;
  /** The seed of a finished deal: before its end nobody may know it. */
  readonly seed: string | null;
  readonly trouble: TableTrouble | null;
}

/**
 * A table that gives views and events for a seat and takes actions, wherever it is played: in a worker of this page,
 * or on a server.
 */
export interface TableLink {
  /** Null until the table has answered for the first time. */
  readonly state: TableState | null;
  /** Tells of every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Whose eyes to see with; null sees what everybody may see, and nothing else comes to this page. */
  look(seat: Seat | null): Promise<void>;
  /** Why the seat may not do this; null when it is done and kept. */
  act(seat: Seat, action: Action): Promise<string | null>;
  /** Takes back the seat's last choice, where that is allowed. */
  undo(seat: Seat): Promise<void>;
  nextDeal(): Promise<void>;
  /** Bots act without a pause until a person has the turn. */
  hurry(): void;
  pace(speed: Speed): void;
  /** Leaves the table; it is kept. */
  close(): void;
}
