import { CONFLICT, type LogRow, type RoomListing, type RoomStore } from '../src/hosting/ports.ts';
import type { RoomId, SpokenCode } from '../src/protocol/identifiers.ts';
import type { Trouble } from '../src/room/ports.ts';

interface SavedRoom {
  readonly rows: readonly LogRow[];
  readonly listing: RoomListing;
}

interface Write {
  readonly room: RoomId;
  readonly rows: readonly LogRow[];
  readonly listing: RoomListing | null;
  resolve(outcome: Trouble | null): void;
}

const UNLISTED: RoomListing = { code: null, hasBegun: false, isEnded: false };

/** Keeps rooms in memory, as slowly and unreliably as a test wants. */
export class MemoryRoomStore implements RoomStore {
  readonly #rooms = new Map<RoomId, SavedRoom>();
  #underWay: Write[] = [];
  #generation = 0;
  /** Why nothing can be saved; null while all is well. */
  trouble: Trouble | null = null;
  /** What every write waits for before it is durable. */
  delay: () => Promise<void> = () => Promise.resolve();
  /** What every question waits for. */
  readDelay: () => Promise<void> = () => Promise.resolve();

  get roomIds(): readonly RoomId[] {
    return [...this.#rooms.keys()];
  }

  /** What is durable of a room. */
  rowsOf(room: RoomId): readonly LogRow[] {
    return this.#rooms.get(room)?.rows ?? [];
  }

  /** Blocks writing until the returned function is called. */
  hold(): () => void {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    this.delay = () => gate;
    return () => {
      this.delay = () => Promise.resolve();
      letGo();
    };
  }

  /** Ends as a process does that is killed: writes under way are lost or not, and nobody is ever told which. */
  crash(isLost: (room: RoomId) => boolean = () => true): void {
    const lost = this.#underWay;
    this.#underWay = [];
    this.#generation += 1;
    for (const write of lost) if (!isLost(write.room)) this.#save(write);
  }

  append(room: RoomId, rows: readonly LogRow[], listing: RoomListing | null): Promise<Trouble | null> {
    return new Promise((resolve, reject) => {
      const write: Write = { room, rows, listing, resolve };
      this.#underWay.push(write);
      const generation = this.#generation;
      this.delay().then(() => {
        if (generation === this.#generation) this.#finish(write);
      }, reject);
    });
  }

  async read(room: RoomId): Promise<readonly LogRow[]> {
    await this.readDelay();
    return this.#rooms.get(room)?.rows ?? [];
  }

  async findByCode(code: SpokenCode): Promise<RoomId | null> {
    await this.readDelay();
    const wanted = code.join();
    for (const [room, { listing }] of [...this.#rooms].reverse())
      if (!listing.isEnded && listing.code?.join() === wanted) return room;
    return null;
  }

  #finish(write: Write): void {
    this.#underWay = this.#underWay.filter((one) => one !== write);
    write.resolve(this.trouble ?? this.#save(write));
  }

  #save({ room, rows, listing }: Write): Trouble | null {
    const known = this.#rooms.get(room);
    if (known === undefined && rows.length === 0) return CONFLICT;
    const saved = known ?? { rows: [], listing: UNLISTED };
    const isNext = rows.every(({ seq }, index) => seq === saved.rows.length + index + 1);
    if (!isNext) return CONFLICT;
    this.#rooms.set(room, { rows: [...saved.rows, ...rows], listing: listing ?? saved.listing });
    return null;
  }
}
