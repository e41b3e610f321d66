import type { RoomEntry } from '@shoal/room/client';
import { readRoomLink } from '@shoal/room/protocol';
import { type OnlineWords, readSpokenCode } from '@shoal/table-ui/online';
import { NetworkError, UsageError } from '../process/exit-code.ts';
import { callOf } from '../process/own-command.ts';
import { DEFAULT_PORT } from '../web/listen-at.ts';
import { roomWords } from './room-words.ts';
import type { SeatFolder } from './seat-folder.ts';

/** A room on a server, and how to come in. */
export interface Destination {
  readonly origin: string;
  readonly entry: RoomEntry;
}

export const DEFAULT_SERVER = `http://127.0.0.1:${DEFAULT_PORT}`;

/** Reads the address of a server: an origin, or a host with or without a port. */
export function serverFrom(text: string | undefined): string {
  if (text === undefined) return DEFAULT_SERVER;
  const url = /^https?:\/\//.test(text) ? text : `${isNear(text) ? 'http' : 'https'}://${text}`;
  if (!URL.canParse(url)) throw new UsageError(roomWords.badServer(text));
  return new URL(url).origin;
}

/** Addresses of this machine and of home networks have no certificate. */
const isNear = (host: string): boolean =>
  /^(?:localhost|\d+(?:\.\d+){3}|\[[\da-f:]+\]|[^./]+\.local)(?::|\/|$)/i.test(host);

interface Wanted {
  readonly text: string | undefined;
  readonly server: string | undefined;
  /** The name to knock with. */
  readonly name: string;
}

/** Where a command line leads to: by a link, by a code that is spoken, or back to the latest seat. */
export function destinationOf({ text, server, name }: Wanted, seats: SeatFolder, words: OnlineWords): Destination {
  if (text === undefined) return latestSeat(server, seats, words);
  const link = readRoomLink(text);
  if (link !== null) {
    const { origin, room } = link;
    if (server !== undefined && serverFrom(server) !== origin) throw new UsageError(roomWords.twoServers(origin));
    const entry: RoomEntry =
      'secret' in link ? { by: 'link', room, secret: link.secret } : { by: 'ticket', room, ticket: link.ticket };
    return { origin, entry };
  }
  const code = readSpokenCode(text);
  if (code === null) throw new UsageError(words.terminal.notALink(text));
  return { origin: serverFrom(server), entry: { by: 'code', code, name } };
}

function latestSeat(server: string | undefined, seats: SeatFolder, { terminal }: OnlineWords): Destination {
  const origin = server === undefined ? null : serverFrom(server);
  const latest = seats.free().find((seat) => origin === null || seat.origin === origin);
  if (latest === undefined) throw new NetworkError(terminal.noneKept(callOf('join https://…')));
  return { origin: latest.origin, entry: { by: 'saved', room: latest.room } };
}
