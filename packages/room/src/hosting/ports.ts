import type { CommandId, RandomBytes, RoomId, SpokenCode } from '../protocol/identifiers.ts';
import type { Ending } from '../protocol/refusals.ts';
import type { MonotonicClock, Think, Trouble } from '../room/ports.ts';
import type { SpokenCodes } from './spoken-codes.ts';

/** One line of the log of a room. */
export interface LogRow {
  /** Counted from 1, without gaps. */
  readonly seq: number;
  /** The command that led to this entry, so that a retry is recognised after a restart. */
  readonly command: CommandId | null;
  readonly entry: string;
}

/** What a store can find a room by. */
export interface RoomListing {
  /** Null once nobody may knock any more. */
  readonly code: SpokenCode | null;
  /** Has a card been dealt? A room without any is erased soon. */
  readonly hasBegun: boolean;
  readonly isEnded: boolean;
}

/** The trouble of rows that do not continue their log: somebody else wrote it, or it has been erased. */
export const CONFLICT = 'conflict';

/** Keeps the logs of all rooms. */
export interface RoomStore {
  /**
   * Adds rows at the end of a log, and changes its listing unless that is null. Resolves to null once all of it is durable.
   * Otherwise none of it counts.
   */
  append(room: RoomId, rows: readonly LogRow[], listing: RoomListing | null): Promise<Trouble | null>;
  /** The whole log of a room; empty for an unknown one. */
  read(room: RoomId): Promise<readonly LogRow[]>;
  /** The open room with this code, or null. */
  findByCode(code: SpokenCode): Promise<RoomId | null>;
}

/** One end of a connection to a client. */
export interface ClientSocket {
  /** For limits by address; never stored and never logged. */
  readonly address: string;
  /** What the network has not taken yet, beyond what was sent in one turn of the event loop. */
  readonly unsentBytes: number;
  send(frame: string): void;
  /** Ends the connection after everything that was sent. */
  close(ending: Ending): void;
}

/** What a socket tells the host. */
export interface SocketListener {
  /** Null stands for a binary message. */
  receive(message: string | null): void;
  closed(): void;
}

/** What operators may know: nothing personal, no card, no address. */
export type HostEvent =
  | { readonly type: 'room-opened' | 'room-loaded' | 'room-left-memory'; readonly rooms: number }
  | { readonly type: 'socket-opened' | 'socket-closed'; readonly sockets: number }
  | { readonly type: 'ended'; readonly ending: Ending }
  | { readonly type: 'action'; readonly latencyMs: number }
  | { readonly type: 'store-failed'; readonly trouble: Trouble }
  /** A bug stopped a room. The error may quote what is private: it belongs into a file, never into a log. */
  | { readonly type: 'room-failed'; readonly room: RoomId; readonly error: string; readonly isQuarantined: boolean };

/** What a host needs from its surroundings. */
export interface HostPorts {
  readonly store: RoomStore;
  readonly think: Think;
  readonly clock: MonotonicClock;
  readonly random: RandomBytes;
  /** New rooms for one address, where `LIMITS` does not suit. */
  readonly roomsPerHour?: number;
  /** Hellos of one address at once, where `LIMITS` does not suit. */
  readonly hellosAtOnce?: number;
  observe(event: HostEvent): void;
}

/** What a room needs from its host. */
export interface HostedRoomPorts extends HostPorts {
  readonly codes: SpokenCodes;
  /** Counts a try for an address, or returns false where there were too many. */
  mayTry(address: string): boolean;
}
