import type { Seat } from '@shoal/core';
import type { Order, SeatOffer } from './commands.ts';
import type { RoomId, RoomSecret, SessionToken, SpokenCode, Ticket } from './identifiers.ts';
import type { RoomTerms } from './room-terms.ts';

export const PROTOCOL_VERSION = 1;

/** How much of the log of a deal a client has, so that it is sent only the rest. */
export interface KnownLog {
  /** The id of the match, as its terms tell it. */
  readonly table: string;
  /** The number of the deal in this match. */
  readonly deal: number;
  /** The seat for which it was censored; null for a spectator. */
  readonly seat: Seat | null;
  readonly events: number;
}

/** How a client comes into a room. */
export type Entrance =
  /** Opens a room. Repeated with the same token, it leads into the room that is open already. */
  | {
      readonly by: 'opening';
      readonly room: RoomId;
      readonly token: SessionToken;
      readonly name: string;
      readonly terms: RoomTerms;
      readonly seats: readonly SeatOffer[];
      /** Null organises without a seat. */
      readonly seat: Seat | null;
    }
  | { readonly by: 'link'; readonly room: RoomId; readonly secret: RoomSecret }
  | { readonly by: 'session'; readonly room: RoomId; readonly token: SessionToken }
  | { readonly by: 'ticket'; readonly room: RoomId; readonly ticket: Ticket; readonly token: SessionToken }
  /** Only knocks: somebody at the table must open. */
  | { readonly by: 'code'; readonly code: SpokenCode; readonly name: string };

/** The first message of a connection. */
export interface Hello {
  readonly type: 'hello';
  readonly version: number;
  readonly entrance: Entrance;
  readonly known?: KnownLog;
}

/** The two halves of the round before a deal. Both values are lower-case hexadecimal. */
export type Contribution =
  | { readonly type: 'commit'; readonly round: string; readonly commitment: string }
  | { readonly type: 'open'; readonly round: string; readonly value: string };

/** Tells the server that the connection lives. */
export interface Beat {
  readonly type: 'beat';
}

export type ClientMessage = Hello | Order | Contribution | Beat;
