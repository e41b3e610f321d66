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

/** Keeps one match in the store of the browser. */
export class BrowserJournal implements Journal {
  readonly id: string;
  readonly #store: GameStore;

  private constructor(id: string, store: GameStore) {
    this.id = id;
    this.#store = store;
  }

  /** Begins a journal; the trouble is null when its first entries are on the disk. */
  static async begin(
    store: GameStore,
    heading: Heading,
    entries: readonly MatchEntry[],
  ): Promise<{ readonly journal: BrowserJournal; readonly trouble: Trouble | null }> {
    return { journal: new BrowserJournal(heading.id, store), trouble: await store.begin(heading, entries) };
  }

  /** Goes on with a journal that the store has resumed. */
  static resume(store: GameStore, { id }: Heading): BrowserJournal {
    return new BrowserJournal(id, store);
  }

  append(entries: readonly MatchEntry[], finished: readonly FinishedGame[]): Promise<Trouble | null> {
    return this.#store.keep(this.id, entries, finished);
  }

  /** Lets the journal go; entries that it could not keep count as long as the page is open. */
  async close(unkept: readonly MatchEntry[]): Promise<void> {
    await this.#store.close(this.id, unkept);
  }
}

const ID_BYTES = 6;

/** The heading of a match that begins now. */
export function newHeading(plan: MatchPlan, now: Date): Heading {
  const id = newMatchId(now, crypto.getRandomValues(new Uint8Array(ID_BYTES)));
  return { id, startedAt: now.toISOString(), plan };
}
