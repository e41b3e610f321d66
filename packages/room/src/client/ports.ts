import type { GameId } from '@shoal/games/ids';
import type { KnownLog } from '../protocol/client-messages.ts';
import type { RandomBytes, RoomId, RoomSecret, SessionToken } from '../protocol/identifiers.ts';
import type { MonotonicClock } from '../room/ports.ts';
import type { ToldRound } from '../seal/finished-check.ts';

/** One connection to the server. */
export interface ClientConnection {
  /** Sends nothing before the connection is open, nor after it is closed. */
  send(frame: string): void;
  close(): void;
}

/** What a connection tells its client. Nothing follows `closed`. */
export interface ConnectionListener {
  opened(): void;
  received(frame: string): void;
  /** Also if it never opened. */
  closed(): void;
}

/** What brings somebody back to a seat after a reload or a restart. */
export interface SavedSeat {
  /** Null for somebody who only looks on. */
  readonly token: SessionToken | null;
  /** Opens the room again to somebody without a seat. */
  readonly secret: RoomSecret | null;
  /** How much of the log was on the screen. */
  readonly seen: KnownLog | null;
  /** The round before the running deal, which is checked at its end. */
  readonly round: ToldRound | null;
}

/** Keeps seats on this device: in the storage of a page, or in a file. Saving is done when `save` returns. */
export interface SeatKeeper {
  load(room: RoomId): SavedSeat | null;
  save(room: RoomId, seat: SavedSeat): void;
  forget(room: RoomId): void;
}

/** What a client needs from its surroundings. */
export interface ClientPorts {
  readonly clock: MonotonicClock;
  readonly random: RandomBytes;
  readonly keeper: SeatKeeper;
  connect(listener: ConnectionListener): ClientConnection;
  /** Loads the rules of a game. */
  loadGame(game: GameId): Promise<unknown>;
}

/** Keeps seats as long as the program runs. */
export function memoryKeeper(): SeatKeeper {
  const seats = new Map<RoomId, SavedSeat>();
  return {
    load: (room) => seats.get(room) ?? null,
    save: (room, seat) => void seats.set(room, seat),
    forget: (room) => void seats.delete(room),
  };
}
