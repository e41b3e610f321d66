import type { Trouble } from '@shoal/room';
import { CONFLICT, type LogRow, type RoomListing, type RoomStore } from '@shoal/room/hosting';
import type { RoomId, SpokenCode } from '@shoal/room/protocol';

/** Hears how saving goes. */
interface StoreWatcher {
  /** `isFirst`: it worked before. */
  failed(trouble: Trouble, isFirst: boolean): void;
  /** Saving works again. */
  recovered(): void;
}

/** A store that tells when it fails and when it works again. Rows that another writer was faster with are no failure. */
export class WatchedStore implements RoomStore {
  readonly #store: RoomStore;
  readonly #watcher: StoreWatcher;
  #isFailing = false;

  constructor(store: RoomStore, watcher: StoreWatcher) {
    this.#store = store;
    this.#watcher = watcher;
  }

  async append(room: RoomId, rows: readonly LogRow[], listing: RoomListing | null): Promise<Trouble | null> {
    const trouble = await this.#store.append(room, rows, listing);
    this.#note(trouble === CONFLICT ? null : trouble);
    return trouble;
  }

  read(room: RoomId): Promise<readonly LogRow[]> {
    return this.#watched(this.#store.read(room));
  }

  findByCode(code: SpokenCode): Promise<RoomId | null> {
    return this.#watched(this.#store.findByCode(code));
  }

  async #watched<T>(reading: Promise<T>): Promise<T> {
    try {
      return await reading;
    } catch (error) {
      this.#note('unreadable');
      throw error;
    }
  }

  #note(trouble: Trouble | null): void {
    if (trouble !== null) this.#watcher.failed(trouble, !this.#isFailing);
    else if (this.#isFailing) this.#watcher.recovered();
    this.#isFailing = trouble !== null;
  }
}
