import {
  type FinishedGame,
  type Heading,
  type Journal,
  type MatchEntry,
  type MatchPlan,
  newMatchId,
  type Trouble,
} from '@shoal/room';
import type { GameStore } from '../store/game-store.ts';

/** Saves one match in the browser's store. */
export class BrowserJournal implements Journal {
  readonly id: string;
  readonly #store: GameStore;

  private constructor(id: string, store: GameStore) {
    this.id = id;
    this.#store = store;
  }

  /** Starts a journal; the trouble is null once its first entries are on the disk. */
  static async begin(
    store: GameStore,
    heading: Heading,
    entries: readonly MatchEntry[],
  ): Promise<{ readonly journal: BrowserJournal; readonly trouble: Trouble | null }> {
    return { journal: new BrowserJournal(heading.id, store), trouble: await store.begin(heading, entries) };
  }

  /** Continues a journal that the store has resumed. */
  static resume(store: GameStore, { id }: Heading): BrowserJournal {
    return new BrowserJournal(id, store);
  }

  append(entries: readonly MatchEntry[], finished: readonly FinishedGame[]): Promise<Trouble | null> {
    return this.#store.keep(this.id, entries, finished);
  }

  /** Closes the journal; entries that it could not save count while the page is open. */
  async close(unsaved: readonly MatchEntry[]): Promise<void> {
    await this.#store.close(this.id, unsaved);
  }
}

const ID_BYTES = 6;

/** The heading of a match that starts now. */
export function newHeading(plan: MatchPlan, now: Date): Heading {
  const id = newMatchId(now, crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  return { id, startedAt: now.toISOString(), plan };
}
