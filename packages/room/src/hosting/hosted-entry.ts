import type { BotName, Seat } from '@shoal/core';
import type { DealEntry, MatchEntry } from '../match/match.ts';
import type { PersonId, RoomId, RoomSecret, SpokenCode } from '../protocol/identifiers.ts';
import type { RoomTerms } from '../protocol/room-terms.ts';

/** Who sits at a seat, as the log tells it. */
export type SeatPlan =
  | { readonly type: 'open' }
  | { readonly type: 'bot'; readonly bot: BotName; readonly name: string }
  | { readonly type: 'person'; readonly person: PersonId };

/** Somebody who comes to the table. */
export interface Newcomer {
  readonly person: PersonId;
  readonly name: string;
  /** The hash of the session token. */
  readonly session: string;
  /** The name of the program that plays; null for a human being. */
  readonly bot: string | null;
}

/** One line of the log of a room. The state of a room is the fold of its entries. */
export type HostedEntry =
  | {
      readonly type: 'opened';
      readonly room: RoomId;
      readonly secret: RoomSecret;
      readonly code: SpokenCode;
      readonly terms: RoomTerms;
      readonly seats: readonly SeatPlan[];
      readonly organiser: Newcomer;
    }
  | { readonly type: 'joined'; readonly newcomer: Newcomer; readonly seat: Seat }
  | { readonly type: 'sat'; readonly person: PersonId; readonly seat: Seat }
  | { readonly type: 'stood' | 'left' | 'organises'; readonly person: PersonId }
  | { readonly type: 'renamed'; readonly person: PersonId; readonly name: string }
  | {
      readonly type: 'removed';
      readonly person: PersonId;
      readonly by: PersonId;
      readonly secret: RoomSecret;
      readonly code: SpokenCode;
    }
  | { readonly type: 'reissued'; readonly secret: RoomSecret; readonly code: SpokenCode }
  | { readonly type: 'locked'; readonly isLocked: boolean }
  | { readonly type: 'seats'; readonly seats: readonly SeatPlan[] }
  | { readonly type: 'terms'; readonly terms: RoomTerms }
  /** The session of a seat is another device's from now on. */
  | {
      readonly type: 'moved';
      readonly person: PersonId;
      readonly session: string;
      /** Who gave the seat to a device that asked for it; null for a ticket. */
      readonly by: PersonId | null;
    }
  /** A deal is being arranged. Where the match before is over, its winners are told, and another match begins. */
  | { readonly type: 'dealing'; readonly winners?: readonly Seat[] }
  /** A bot plays for somebody who has been away for so long in all. */
  | { readonly type: 'stood-in'; readonly person: PersonId; readonly awayMs: number }
  | { readonly type: 'returned'; readonly person: PersonId; readonly awayMs: number }
  /** Somebody has been away for so long in all, and is not back: the deal is over, or nobody is here. */
  | { readonly type: 'away'; readonly person: PersonId; readonly awayMs: number }
  /** The match is over without a result, and the table can be changed. */
  | { readonly type: 'lobby' }
  | { readonly type: 'ended' }
  | MatchEntry;

export const isMatchEntry = (entry: HostedEntry): entry is MatchEntry =>
  entry.type === 'deal' || entry.type === 'act' || entry.type === 'undo';

export const isDeal = (entry: HostedEntry): entry is DealEntry => entry.type === 'deal';
