import type { CommandId, RoomId } from '../protocol/identifiers.ts';
import type { Trouble } from '../room/ports.ts';
import { StepQueue } from '../room/step-queue.ts';
import { writeHostedEntry } from './entry-codec.ts';
import type { HostedEntry } from './hosted-entry.ts';
import { CONFLICT, type RoomListing, type RoomStore } from './ports.ts';

/** A change of a room, with the command that led to it. */
export interface Change {
  readonly entry: HostedEntry;
  readonly command: CommandId | null;
}

/** Somebody else has continued the log of a room, or has erased it: what is in memory is not true any more. */
export class LostLog extends Error {}

/** Appends to the log of one room, one append after the other, and follows what is durable. */
export class RoomLog {
  readonly #room: RoomId;
  readonly #store: RoomStore;
  readonly #follow: (change: Change) => void;
  readonly #steps = new StepQueue();
  #seq: number;

  constructor(room: RoomId, store: RoomStore, seq: number, follow: (change: Change) => void) {
    this.#room = room;
    this.#store = store;
    this.#seq = seq;
    this.#follow = follow;
  }

  /** The number of entries that are durable. */
  get seq(): number {
    return this.#seq;
  }

  /** Resolves when everything is appended that has been decided so far. */
  settled(): Promise<void> {
    return this.#steps.run(() => undefined);
  }

  /** Resolves to null once the changes are durable and followed, and to trouble if none of them counts. Throws a LostLog. */
  append(changes: readonly Change[], listing: RoomListing | null = null): Promise<Trouble | null> {
    return this.#steps.run(() => this.#append(changes, listing));
  }

  /** Decides only when all earlier changes are followed, so that two commands never contradict each other. */
  decide<R>(decide: () => Decision | R): Promise<Trouble | R | null> {
    return this.#steps.run(async () => {
      const decided = decide();
      if (!(decided instanceof Decision)) return decided;
      return this.#append(decided.changes, decided.listing);
    });
  }

  async #append(changes: readonly Change[], listing: RoomListing | null): Promise<Trouble | null> {
    const rows = changes.map(({ entry, command }, index) => {
      return { seq: this.#seq + index + 1, command, entry: writeHostedEntry(entry) };
    });
    const trouble = await this.#store.append(this.#room, rows, listing).catch(String);
    if (trouble === CONFLICT) throw new LostLog();
    if (trouble !== null) return trouble;
    this.#seq += rows.length;
    for (const change of changes) this.#follow(change);
    return null;
  }
}

/** Changes to append. */
export class Decision {
  readonly changes: readonly Change[];
  readonly listing: RoomListing | null;

  constructor(changes: readonly Change[], listing: RoomListing | null = null) {
    this.changes = changes;
    this.listing = listing;
  }
}
