import type { BotName, Seat } from '@shoal/core';
import type { PersonId, RoomId, RoomSecret, SpokenCode } from './identifiers.ts';
import type { RoomTerms } from './room-terms.ts';

export const ROOM_PHASES = ['lobby', 'dealing', 'playing', 'between', 'ended'] as const;
/** Before a match; while a deal is being arranged; during a deal; after one; for ever over. */
export type RoomPhase = (typeof ROOM_PHASES)[number];

/** Who sits, or will sit, at a seat. */
export type SeatPicture =
  | { readonly type: 'open' }
  | { readonly type: 'bot'; readonly bot: BotName; readonly name: string }
  /** `isWaiting`: a bot plays the running deal, and this person sits down for the next one. */
  | { readonly type: 'person'; readonly person: PersonId; readonly isWaiting: boolean };

/** Is somebody at the table? */
export type Presence =
  | { readonly type: 'here' }
  /** A bot plays in this many milliseconds; null waits for ever. */
  | { readonly type: 'away'; readonly leftMs: number | null }
  /** A bot plays until the person is back. */
  | { readonly type: 'stand-in' };

export interface PersonPicture {
  readonly id: PersonId;
  readonly name: string;
  /** The name of the program that plays; null for a human being. */
  readonly bot: string | null;
  readonly presence: Presence;
}

/** Somebody asks the people at the table for something. */
export type RequestPicture = { readonly id: string; readonly name: string } & (
  | { readonly type: 'knock' }
  | { readonly type: 'reclaim'; readonly person: PersonId }
);

/** What one person did to another. It tells names, because people may be gone by now. */
export interface NoticePicture {
  /** The number of its entry in the log of the room. */
  readonly number: number;
  /** `granted`: the seat of a person now belongs to a device that asked for it. */
  readonly type: 'removed' | 'granted';
  readonly person: PersonId;
  readonly name: string;
  readonly by: string;
}

/** Everything about a room but its cards, as one of its people may know it. */
export interface RoomPicture {
  readonly id: RoomId;
  /** Null for somebody who looks on and came by an earlier link. */
  readonly secret: RoomSecret | null;
  readonly code: SpokenCode | null;
  readonly phase: RoomPhase;
  readonly terms: RoomTerms;
  readonly isLocked: boolean;
  /** Null while nobody can organise. */
  readonly organiser: PersonId | null;
  readonly seats: readonly SeatPicture[];
  /** Everybody who has or had a seat and has not left, and the organiser. */
  readonly people: readonly PersonPicture[];
  /** How many others look on. */
  readonly spectators: number;
  /** Matches won by the player of each seat since the room was opened. */
  readonly matchesWon: readonly number[];
  /** Only for those who may answer. */
  readonly requests: readonly RequestPicture[];
  /** The latest notices, oldest first: people who were away meanwhile are told, too. */
  readonly notices: readonly NoticePicture[];
  /** The milliseconds left to think; null without a clock. */
  readonly thinkingMs: number | null;
}

/** The receiver's place in the room. */
export interface OwnPlace {
  readonly person: PersonId | null;
  /** The seat in the running deal, or else in the lobby. */
  readonly seat: Seat | null;
}
