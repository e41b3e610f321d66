import type { Action, Seat } from '@shoal/core';
import type { News } from './news.ts';
import { pauseMs, type Speed } from './speed.ts';

/** How a presenter speaks to a room, in this process, in a worker or on a server. It is bound to its seats. */
export interface Member {
  /** Why the seat it looks through may not do this; null once it is done and kept. */
  act(action: Action): Promise<string | null>;
  /** Takes back the last choice of the seat it looks through; false where that is not allowed. */
  undo(): Promise<boolean>;
  /** False where there is no next deal. */
  nextDeal(): Promise<boolean>;
  /** Looks through another of its seats, or sees only what everybody may see. */
  look(seat: Seat | null): Promise<void>;
  /** How long bots take from now on; null makes them wait. */
  pace(speed: Speed | null): void;
  /** Goes on although the journal fails. The room still tries to keep everything. */
  playUnkept(): Promise<void>;
  leave(): void;
}

/** Answers an action that comes while the room waits for its journal, after its member has left, or after the room has closed. */
export const NOT_KEPT = 'not-kept';

export type Listener = (news: News) => void;

/** A member as its room knows it. */
export interface JoinedMember {
  readonly seats: readonly Seat[];
  readonly listener: Listener;
  viewer: Seat | null;
  /** How long bots take for this member; null while they are to wait. */
  speed: Speed | null;
  /** What the listener has been told; null before its first news. */
  told: { readonly viewer: Seat | null; readonly dealNumber: number; readonly events: number } | null;
}

/** Returns the shortest pause that a member asks for; null while a member holds the bots, and without members. */
export function commonPauseMs(members: Iterable<JoinedMember>): number | null {
  const speeds = Array.from(members, ({ speed }) => speed);
  const pauses = speeds.flatMap((speed) => (speed === null ? [] : pauseMs(speed)));
  return pauses.length === 0 || pauses.length < speeds.length ? null : Math.min(...pauses);
}
