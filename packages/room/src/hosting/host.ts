import type { Entrance, KnownLog } from '../protocol/client-messages.ts';
import type { RoomId, SpokenCode } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Ending } from '../protocol/refusals.ts';
import { Connection } from './connection.ts';
import type { Guest, Outlet } from './guest.ts';
import { HostedRoom } from './hosted-room.ts';
import { type ClientSocket, CONFLICT, type HostedRoomPorts, type HostPorts, type SocketListener } from './ports.ts';
import { firstRow, openedBy, stateOf } from './room-loader.ts';
import { LostLog } from './room-log.ts';
import { NO_CODE, SpokenCodes } from './spoken-codes.ts';
import { TokenBuckets } from './token-bucket.ts';

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;
const MOST_FAILURES = 3;

/** The endings of those who guess. */
const WRONG_GUESSES: readonly Ending[] = [
  'unknown-room',
  'wrong-link',
  'unknown-session',
  'room-exists',
  'ticket-used',
];

const UNREADABLE = 'unreadable';

/** The store did not answer, which is not a bug of the room. */
class Unreadable extends Error {}

interface Failures {
  readonly count: number;
  /** The number of the latest entry of the match. */
  readonly seq: number;
}

/** Where a guest came in. */
export interface Admission {
  readonly room: HostedRoom;
  readonly guest: Guest;
}

/** All rooms of a server. Knows neither sockets nor disks. */
export class Host {
  readonly #ports: HostPorts;
  readonly #roomPorts: HostedRoomPorts;
  readonly #rooms = new Map<RoomId, Promise<HostedRoom | null>>();
  readonly #connections = new Set<Connection>();
  readonly #hellos: TokenBuckets;
  readonly #codes: SpokenCodes;
  readonly #openings: TokenBuckets;
  readonly #tries = new TokenBuckets(LIMITS.triesPerMinute, LIMITS.triesPerMinute / MS_PER_MINUTE);
  /** How often each room failed at one entry since the server started. */
  readonly #failures = new Map<RoomId, Failures>();
  /** Cancels the timer of each room that is empty, or was a moment ago. */
  readonly #emptied = new Map<RoomId, () => void>();
  #isStopping = false;
  #cancelBeat: () => void = () => undefined;

  constructor(ports: HostPorts) {
    this.#ports = ports;
    this.#codes = new SpokenCodes(ports.store, ports.random);
    this.#roomPorts = {
      ...ports,
      codes: this.#codes,
      mayTry: (address) => this.#tries.take(address, this.#now),
    };
    const { roomsPerHour = LIMITS.roomsPerHour, hellosAtOnce = LIMITS.hellosAtOnce } = ports;
    this.#hellos = new TokenBuckets(hellosAtOnce, LIMITS.hellosPerSecond / MS_PER_SECOND);
    const atOnce = Math.max(1, (roomsPerHour * LIMITS.roomsAtOnce) / LIMITS.roomsPerHour);
    this.#openings = new TokenBuckets(atOnce, roomsPerHour / MS_PER_HOUR);
    this.#beat();
  }

  /** Takes a new connection. */
  connect(socket: ClientSocket): SocketListener {
    const connection = new Connection(socket, this.#ports, {
      hears: (address) => this.#hellos.take(address, this.#now),
      enter: (entrance, known, outlet) => this.#enter(entrance, known, outlet),
      knock: (entrance, outlet, admitted) => this.#knock(entrance, outlet, admitted),
      left: (room) => this.#forgetLater(room),
      closed: () => {
        this.#connections.delete(connection);
        this.#ports.observe({ type: 'socket-closed', sockets: this.#connections.size });
      },
    });
    this.#connections.add(connection);
    this.#ports.observe({ type: 'socket-opened', sockets: this.#connections.size });
    if (this.#isStopping) connection.end('restarting');
    return connection;
  }

  /** Tells all clients to come back after a moment, and resolves when everything is saved. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#cancelBeat();
    const loaded = await Promise.allSettled(this.#rooms.values());
    const rooms = loaded.flatMap((room) => (room.status === 'fulfilled' && room.value !== null ? [room.value] : []));
    await Promise.all(rooms.map((room) => room.settled()));
    await Promise.all(rooms.map((room) => room.close('restarting')));
    for (const connection of [...this.#connections]) connection.end('restarting');
    for (const cancel of this.#emptied.values()) cancel();
    this.#emptied.clear();
    this.#rooms.clear();
  }

  #beat(): void {
    this.#cancelBeat = this.#ports.clock.after(LIMITS.beatMs, () => {
      for (const connection of this.#connections) connection.beat();
      this.#beat();
    });
  }

  async #enter(entrance: Entrance, known: KnownLog | null, outlet: Outlet): Promise<Admission | Ending> {
    if (entrance.by === 'code') return 'not-understood';
    return this.#guarded(entrance.room, () =>
      entrance.by === 'opening' ? this.#open(entrance, outlet) : this.#comeIn(entrance, known, outlet),
    );
  }

  async #comeIn(
    entrance: Exclude<Entrance, { by: 'opening' | 'code' }>,
    known: KnownLog | null,
    outlet: Outlet,
  ): Promise<Admission | Ending> {
    const room = await this.#roomOf(entrance.room);
    if (typeof room === 'string') return this.#counted(room, outlet);
    const entry = await this.#enterRoom(room, entrance, known, outlet);
    return typeof entry === 'string' ? this.#counted(entry, outlet) : { room, guest: entry };
  }

  #enterRoom(
    room: HostedRoom,
    entrance: Exclude<Entrance, { by: 'opening' | 'code' }>,
    known: KnownLog | null,
    outlet: Outlet,
  ) {
    switch (entrance.by) {
      case 'link':
        return room.entrances.byLink(entrance.secret, outlet, known);
      case 'session':
        return room.entrances.bySession(entrance.token, outlet, known);
      case 'ticket':
        return room.entrances.byTicket(entrance.ticket, entrance.token, outlet);
    }
  }

  async #knock(
    { code, name }: Extract<Entrance, { by: 'code' }>,
    outlet: Outlet,
    admitted: (admission: Admission) => void,
  ): Promise<(() => void) | Ending> {
    if (!this.#tries.take(outlet.address, this.#now)) return 'too-many-tries';
    const id = await this.#ports.store.findByCode(code).catch(() => undefined);
    if (id === undefined) return this.#troubled(UNREADABLE);
    const room = id === null ? 'wrong-code' : await this.#roomOf(id);
    if (typeof room === 'string') return room === 'unknown-room' ? 'wrong-code' : room;
    return this.#guarded(room.id, async () => room.entrances.knock(name, outlet, (guest) => admitted({ room, guest })));
  }

  /** Counts a wrong guess against its address. */
  #counted(ending: Ending, { address }: Outlet): Ending {
    const isAllowed = !WRONG_GUESSES.includes(ending) || this.#tries.take(address, this.#now);
    return isAllowed ? ending : 'too-many-tries';
  }

  async #open(opening: Extract<Entrance, { by: 'opening' }>, outlet: Outlet): Promise<Admission | Ending> {
    const known = await this.#roomOf(opening.room);
    if (typeof known !== 'string') {
      const guest = known.entrances.bySession(opening.token, outlet, null);
      if (typeof guest !== 'string') return { room: known, guest };
      return guest === 'unknown-session' ? this.#counted('room-exists', outlet) : guest;
    }
    if (known !== 'unknown-room') return known === 'ended' ? 'room-exists' : known;
    if (!this.#openings.take(outlet.address, this.#now)) return 'too-many-rooms';
    const ending = await this.#codes.claim((code) => this.#found(opening, code));
    if (ending !== null) return ending === NO_CODE ? this.#troubled(ending) : ending;
    this.#rooms.delete(opening.room);
    const room = await this.#roomOf(opening.room);
    if (typeof room === 'string') return room;
    this.#ports.observe({ type: 'room-opened', rooms: this.#rooms.size });
    const guest = room.entrances.bySession(opening.token, outlet, null);
    return typeof guest === 'string' ? guest : { room, guest };
  }

  /** Writes the first entry of a room. */
  async #found(opening: Extract<Entrance, { by: 'opening' }>, code: SpokenCode): Promise<Ending | null> {
    const { random, store } = this.#ports;
    const opened = openedBy(opening, code, random);
    if (opened === null) return 'not-understood';
    const listing = { code, hasBegun: false, isEnded: false };
    const trouble = await store.append(opening.room, [firstRow(opened)], listing).catch(String);
    return trouble === null ? null : this.#troubled(trouble);
  }

  #troubled(trouble: string): Ending {
    this.#ports.observe({ type: 'store-failed', trouble });
    return 'restarting';
  }

  /** The room in memory or from its log, or why nobody can enter it. */
  async #roomOf(id: RoomId): Promise<HostedRoom | Ending> {
    if ((this.#failures.get(id)?.count ?? 0) >= MOST_FAILURES) return 'room-broken';
    const loading = this.#rooms.get(id) ?? this.#load(id);
    this.#rooms.set(id, loading);
    const forget = () => {
      const isLatest = this.#rooms.get(id) === loading;
      if (isLatest) this.#rooms.delete(id);
      return isLatest;
    };
    try {
      const room = await loading;
      if (room === null) forget();
      if (this.#isStopping) return 'restarting';
      return room === null ? 'unknown-room' : room.isEnded ? 'ended' : room;
    } catch (error) {
      // However many people wait for one room, it has failed once.
      const isFirst = forget();
      if (error instanceof Unreadable) return this.#troubled(UNREADABLE);
      if (isFirst) this.#failed(id, error);
      return 'room-broken';
    }
  }

  async #load(id: RoomId): Promise<HostedRoom | null> {
    const rows = await this.#ports.store.read(id).catch(() => {
      throw new Unreadable();
    });
    if (rows.length === 0) return null;
    const state = stateOf(id, rows);
    const room = new HostedRoom(state, rows, this.#roomPorts, (error) => this.#failed(id, error, state.matchSeq));
    this.#ports.observe({ type: 'room-loaded', rooms: this.#rooms.size });
    this.#forgetLater(room);
    return room;
  }

  /** A bug that shows while somebody comes in stops that room only. */
  async #guarded<T>(id: RoomId, run: () => Promise<T>): Promise<T | Ending> {
    try {
      return await run();
    } catch (error) {
      this.#failed(id, error);
      return 'restarting';
    }
  }

  /** Starts a room again from its log; after the third bug at one entry the room stays closed. */
  #failed(id: RoomId, error: unknown, seq = 0): void {
    if (error instanceof LostLog) {
      this.#troubled(CONFLICT);
      this.#giveUp(id, 'restarting');
    } else this.#broke(id, error, seq);
  }

  #broke(id: RoomId, error: unknown, seq: number): void {
    const before = this.#failures.get(id);
    const count = before?.seq === seq ? before.count + 1 : 1;
    this.#failures.set(id, { count, seq });
    const isQuarantined = count >= MOST_FAILURES;
    this.#ports.observe({ type: 'room-failed', room: id, error: textOf(error), isQuarantined });
    this.#giveUp(id, isQuarantined ? 'room-broken' : 'restarting');
  }

  #giveUp(id: RoomId, ending: Ending): void {
    this.#emptied.get(id)?.();
    this.#emptied.delete(id);
    const loading = this.#rooms.get(id);
    this.#rooms.delete(id);
    void loading?.then((room) => room?.close(ending)).catch(() => undefined);
  }

  /** A room without anybody leaves memory after a while. */
  #forgetLater(room: HostedRoom): void {
    if (!room.isEmpty) return;
    const { id } = room;
    this.#emptied.get(id)?.();
    const cancel = this.#ports.clock.after(LIMITS.emptyMs, () => {
      this.#emptied.delete(id);
      void this.#guarded(id, () => this.#forget(room));
    });
    this.#emptied.set(id, cancel);
  }

  async #forget(room: HostedRoom): Promise<void> {
    if (!room.isEmpty || (await this.#rooms.get(room.id)) !== room || !room.isEmpty) return;
    this.#rooms.delete(room.id);
    await room.close('restarting');
    this.#ports.observe({ type: 'room-left-memory', rooms: this.#rooms.size });
  }

  get #now(): number {
    return this.#ports.clock.monotonicMs();
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? String(error)) : String(error));
