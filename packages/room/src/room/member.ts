import type { Action, Seat } from '@shoal/core';
import type { News } from './news.ts';
import { pauseMs, type Speed } from './speed.ts';

/** How a client speaks to a room in this process, in a worker or on a server. It is bound to its seats. */
export interface Member {
  /** Acts for the seat in view. Resolves to why the action is illegal, or to null once it is saved. */
  act(action: Action, cause?: Cause): Promise<string | null>;
  /** Undoes the last choice of the seat in view, or resolves to false if that is not allowed. */
  undo(): Promise<boolean>;
  /** Resolves to false if there is no next deal. */
  nextDeal(): Promise<boolean>;
  /** Shows another of its seats, or only what is public (null). */
  look(seat: Seat | null): Promise<void>;
  /** Sets the pace of the bots; null makes them wait. */
  pace(speed: Speed | null): void;
  /** Plays on although the journal fails. The room still tries to save everything. */
  playUnsaved(): Promise<void>;
  leave(): void;
}

/** What a client on another machine says of its action. */
export interface Cause {
  /** Its name for the command, so that a retry is recognised. */
  readonly command: string;
  /** Has something happened that the client did not know? */
  isStale(): boolean;
}

/** The answer to an action that was chosen before the latest news. */
export const STALE = 'stale';

/** The answer to an action while the room waits for its journal, after the member left, or after the room closed. */
export const NOT_SAVED = 'not-saved';

export type Listener = (news: News) => void;

/** A member from the room's side. */
export interface JoinedMember {
  readonly seats: readonly Seat[];
  readonly listener: Listener;
  viewer: Seat | null;
  /** The pace of the bots for this member; null makes them wait. */
  speed: Speed | null;
  /** How much the listener has been told; null before its first news. */
  told: Told | null;
}

/** How many events of which deal a listener has been told. */
export interface Told {
  readonly viewer: Seat | null;
  readonly dealNumber: number;
  readonly events: number;
}

/** Returns the shortest pause that a member asks for; null while a member holds the bots, and without members. */
export function commonPauseMs(members: Iterable<JoinedMember>): number | null {
  const speeds = Array.from(members, ({ speed }) => speed);
  const pauses = speeds.flatMap((speed) => (speed === null ? [] : pauseMs(speed)));
  return pauses.length === 0 || pauses.length < speeds.length ? null : Math.min(...pauses);
}
