import type { Seat } from '@shoal/core';
import type { KnownLog } from '../protocol/client-messages.ts';
import type { PersonId, RoomSecret } from '../protocol/identifiers.ts';
import type { Ending } from '../protocol/refusals.ts';
import type { ServerMessage } from '../protocol/server-messages.ts';
import type { Member } from '../room/member.ts';

/** A message before it gets the number of the log. */
export type Unnumbered = ServerMessage extends infer M ? (M extends ServerMessage ? Omit<M, 'seq'> : never) : never;

/** Where the frames of a guest go. */
export interface Outlet {
  readonly address: string;
  send(message: ServerMessage): void;
  /** Says why, and who wanted it, and hangs up. */
  end(ending: Ending, by?: string): void;
}

/** One connection in a room: of somebody at the table, or of somebody who looks on. */
export interface Guest {
  readonly outlet: Outlet;
  /** Changed by `Guests` alone, which counts the connections of each person. */
  person: PersonId | null;
  /** The secret of the link when it came in. */
  readonly link: RoomSecret;
  /** The hash of the token with which it sits down; null before it does. */
  session: string | null;
  /** The seats through which its member looks; null before the first match. */
  seats: readonly Seat[] | null;
  member: Member | null;
  /** What it knew of a deal when it came. */
  known: KnownLog | null;
  /** What it asks of the people at the table. */
  request: string | null;
  /** When it last sent a reaction, on the monotonic clock. */
  reactedAt: number;
}

/** People of the room know its link, and others only the one by which they came: somebody who was removed learns no new one. */
export const hasLink = ({ person, link }: Guest, { secret }: { readonly secret: RoomSecret }): boolean =>
  person !== null || link === secret;

export const newGuest = (outlet: Outlet, person: PersonId | null, known: KnownLog | null, link: RoomSecret): Guest => ({
  ...{ outlet, person, known, link, session: null, seats: null, member: null, request: null },
  reactedAt: Number.NEGATIVE_INFINITY,
});
