import type { Seat } from '@shoal/core';
import type { Entrance, KnownLog } from '../protocol/client-messages.ts';
import type { SeatOffer } from '../protocol/commands.ts';
import {
  newRoomId,
  newToken,
  type RandomBytes,
  type RoomId,
  type RoomSecret,
  type SessionToken,
  type SpokenCode,
  type Ticket,
} from '../protocol/identifiers.ts';
import type { Ending } from '../protocol/refusals.ts';
import type { OwnPlace, RoomPicture } from '../protocol/room-picture.ts';
import type { RoomTerms } from '../protocol/room-terms.ts';
import type { ToldRound } from '../seal/finished-check.ts';
import type { SavedSeat, SeatKeeper } from './ports.ts';

/** How somebody wants to come into a room. */
export type RoomEntry =
  | {
      readonly by: 'opening';
      readonly name: string;
      readonly terms: RoomTerms;
      readonly seats: readonly SeatOffer[];
      readonly seat: Seat | null;
    }
  | { readonly by: 'link'; readonly room: RoomId; readonly secret: RoomSecret }
  | { readonly by: 'ticket'; readonly room: RoomId; readonly ticket: Ticket }
  | { readonly by: 'code'; readonly code: SpokenCode; readonly name: string }
  /** Comes back to a seat that this device has kept. */
  | { readonly by: 'saved'; readonly room: RoomId };

const NOTHING_SAVED: SavedSeat = { token: null, secret: null, seen: null, round: null };

/** After these, this device has no seat in the room any more. */
const WITHOUT_SEAT: readonly Ending[] = ['removed', 'moved', 'left', 'ended', 'unknown-room', 'unknown-session'];
/** After these, the next entrance may succeed. */
const WRONG_ENTRANCE: readonly Ending[] = ['unknown-session', 'ticket-used'];

/** Knows the entrances into one room, best first, and keeps the seat on this device. */
export class WayIn {
  readonly #random: RandomBytes;
  readonly #keeper: SeatKeeper;
  #room: RoomId | null;
  #saved: SavedSeat = NOTHING_SAVED;
  #entrances: readonly Entrance[];
  /** Why the first entrance failed. */
  #refusal: Ending | null = null;

  constructor(entry: RoomEntry, random: RandomBytes, keeper: SeatKeeper) {
    this.#random = random;
    this.#keeper = keeper;
    this.#room = roomOf(entry, random);
    if (this.#room !== null) this.#saved = keeper.load(this.#room) ?? NOTHING_SAVED;
    this.#entrances = this.#entrancesOf(entry);
  }

  /** How to say hello; null if nothing is left to try. */
  get entrance(): Entrance | null {
    return this.#entrances[0] ?? null;
  }

  get saved(): SavedSeat {
    return this.#saved;
  }

  /** The server let this client in. */
  welcomed({ id, secret }: RoomPicture, { person }: OwnPlace): void {
    this.#room = id;
    this.#refusal = null;
    if (secret !== null) this.#save({ secret });
    this.#entrances = person === null ? [...this.#known, ...this.#bySavedLink(id)] : this.#known;
  }

  /** Tries the next entrance. Returns why there is no other. */
  refused(ending: Ending): Ending | null {
    const isWrong = WRONG_ENTRANCE.includes(ending);
    if (isWrong) {
      this.#refusal ??= ending;
      this.#entrances = this.#entrances.slice(1);
      if (this.#entrances.length > 0) return null;
    }
    if (WITHOUT_SEAT.includes(ending)) this.forget();
    return isWrong ? (this.#refusal ?? ending) : ending;
  }

  /** The token for a seat. It is kept before it is sent, so that a crash loses no seat. */
  token(): SessionToken {
    const token = this.#saved.token ?? newToken(this.#random);
    this.#save({ token });
    return token;
  }

  /** Notes how much was on the screen. */
  look(seen: KnownLog | null): void {
    this.#save({ seen });
  }

  /** Keeps the round before the deal that is seen now, which is checked at its end. */
  keepRound(round: ToldRound | null, seen: KnownLog | null): void {
    this.#save({ round, seen });
  }

  forget(): void {
    if (this.#room !== null) this.#keeper.forget(this.#room);
    this.#saved = NOTHING_SAVED;
  }

  get #session(): Entrance | null {
    const { token } = this.#saved;
    return this.#room === null || token === null ? null : { by: 'session', room: this.#room, token };
  }

  #save(changes: Partial<SavedSeat>): void {
    this.#saved = { ...this.#saved, ...changes };
    if (this.#room !== null) this.#keeper.save(this.#room, this.#saved);
  }

  #entrancesOf(entry: RoomEntry): Entrance[] {
    switch (entry.by) {
      case 'opening':
        return this.#room === null ? [] : [{ ...entry, room: this.#room, token: this.token() }];
      case 'ticket':
        return [{ ...entry, token: this.token() }, ...this.#known];
      case 'link':
        return [...this.#known, entry];
      case 'saved':
        return [...this.#known, ...this.#bySavedLink(entry.room)];
      case 'code':
        return [entry];
    }
  }

  #bySavedLink(room: RoomId): Entrance[] {
    const { secret } = this.#saved;
    return secret === null ? [] : [{ by: 'link', room, secret }];
  }

  get #known(): Entrance[] {
    const session = this.#session;
    return session === null ? [] : [session];
  }
}

function roomOf(entry: RoomEntry, random: RandomBytes): RoomId | null {
  if (entry.by === 'code') return null;
  return entry.by === 'opening' ? newRoomId(random) : entry.room;
}
