import { isRoomId, isSecret, isTicket, type RoomId, type RoomSecret, type Ticket } from './identifiers.ts';

/** What a link leads to: a room as somebody new, or a seat that moves to this device. */
export type RoomLink = { readonly origin: string; readonly room: RoomId } & (
  | { readonly secret: RoomSecret }
  | { readonly ticket: Ticket }
);

const LINK = /^(https?:\/\/[^/?#\s]+)\/?#\/room\/([^/]+)\/(seat-)?([^/]+)\/?$/;

/** The secret stands in the fragment, which browsers never send. */
export const writeRoomLink = (link: RoomLink): string =>
  `${link.origin}/#/room/${link.room}/${'secret' in link ? link.secret : `seat-${link.ticket}`}`;

/** Parses a link, or returns null. */
export function readRoomLink(text: string): RoomLink | null {
  const [, origin, room, seat, proof] = LINK.exec(text.trim()) ?? [];
  if (origin === undefined || !isRoomId(room)) return null;
  if (seat !== undefined) return isTicket(proof) ? { origin, room, ticket: proof } : null;
  return isSecret(proof) ? { origin, room, secret: proof } : null;
}

/** Where a server takes WebSockets. */
export const SOCKET_PATH = '/room';

/** The address of the sockets at the origin of a link. */
export const socketUrlOf = (origin: string): string => `${origin.replace(/^http/, 'ws')}${SOCKET_PATH}`;
