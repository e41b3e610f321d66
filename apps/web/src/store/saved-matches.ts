import {
  type FinishedGame,
  finishedIn,
  type Heading,
  type MatchEntry,
  newestFirst,
  type SavedGame,
  type SavedJournal,
  savedGameOf,
  unarchivedGames,
  writeEntryLine,
  writeHeading,
} from '@shoal/room';
import type { StoreConnection } from './connection.ts';
import type { BrowserFinishedGames } from './finished-games.ts';
import { addFinished } from './finished-rows.ts';
import { type AppendRefusal, append, type CompleteJournal, remove, removeKnown } from './journal-rows.ts';
import { lockedMatches, lockMatch, type Release } from './match-lock.ts';
import type { StorageFault } from './storage-fault.ts';
import { isComplete, isWritten, readStored, TabJournals } from './tab-journals.ts';

/** Why something was not saved. After a `StorageFault` the caller may retry. */
export type SaveRefusal = StorageFault | AppendRefusal | 'played-elsewhere';

/** A match that can be continued. */
export interface ResumableGame extends SavedGame {
  /** Played in this tab, in another one, or in none. */
  readonly playedIn: 'here' | 'elsewhere' | null;
}

/** A match that cannot be read; it is left unchanged. */
export interface DamagedGame {
  readonly id: string;
  readonly changedAt: Date;
  /** The lines that could be read. */
  readonly text: string;
}

export type MatchReading =
  | { readonly type: 'read'; readonly journal: SavedJournal }
  | { readonly type: 'gone' }
  | { readonly type: 'damaged' };

export type ResumeResult = MatchReading | { readonly type: 'played-elsewhere' };

/** The matches in progress, each locked by at most one tab. */
export class SavedMatches {
  readonly #connection: StoreConnection;
  readonly #games: BrowserFinishedGames;
  readonly #journals: TabJournals;
  readonly #held = new Map<string, Release>();

  constructor(connection: StoreConnection, games: BrowserFinishedGames) {
    this.#connection = connection;
    this.#games = games;
    this.#journals = new TabJournals(connection);
  }

  async begin(heading: Heading, entries: readonly MatchEntry[]): Promise<SaveRefusal | null> {
    const { id } = heading;
    if (!(await this.#hold(id))) return 'played-elsewhere';
    const lines = [writeHeading(heading), ...entries.map(writeEntryLine)];
    const own = { id, lines, written: null, changedAt: new Date() };
    this.#journals.set(own);
    const refusal = await this.#write(own, []);
    if (refusal === 'changed-elsewhere') await this.#forget(id);
    return refusal;
  }

  /** A refusal changes nothing, so the caller may pass the same entries again. */
  async keep(id: string, entries: readonly MatchEntry[], ended: readonly FinishedGame[]): Promise<SaveRefusal | null> {
    const own = this.#journals.get(id);
    if (own === undefined || !this.#held.has(id)) throw new Error(`the match ${id} is not held here`);
    const lines = [...own.lines, ...entries.map(writeEntryLine)];
    return this.#write({ ...own, lines, changedAt: new Date() }, ended);
  }

  async read(id: string): Promise<MatchReading> {
    const stored = await this.#journals.find(id);
    if (stored === null) return { type: 'gone' };
    const journal = readStored(stored);
    return journal === null ? { type: 'damaged' } : { type: 'read', journal };
  }

  /** Locks a match to continue it. */
  async resume(id: string): Promise<ResumeResult> {
    if (!(await this.#hold(id))) return { type: 'played-elsewhere' };
    const stored = await this.#journals.find(id);
    const journal = stored === null ? null : readStored(stored);
    if (stored === null || journal === null || !isComplete(stored)) {
      await this.#letGo(id);
      return { type: stored === null ? 'gone' : 'damaged' };
    }
    this.#journals.set(stored);
    return { type: 'read', journal };
  }

  /** Unlocks a match. It can be resumed, even for a new deal after its end, until `saved` is called. */
  async close(id: string, unsaved: readonly MatchEntry[] = []): Promise<SaveRefusal | null> {
    const own = this.#journals.get(id);
    if (own === undefined || !this.#held.has(id)) return null;
    try {
      return await this.#leave({ ...own, lines: [...own.lines, ...unsaved.map(writeEntryLine)] });
    } finally {
      await this.#letGo(id);
    }
  }

  /** Deletes a match, even a damaged one. Deals among the finished games stay there. */
  async discard(id: string): Promise<StorageFault | 'played-elsewhere' | null> {
    if (!(await this.#hold(id))) return 'played-elsewhere';
    const isOnDisk = this.#journals.get(id)?.written !== null;
    const answer = await this.#connection.write((transaction) => Promise.resolve(remove(transaction, id)));
    if (answer.ok || !isOnDisk) await this.#forget(id);
    else await this.#letGo(id);
    return answer.ok || !isOnDisk ? null : answer.fault;
  }

  /** Newest first. Completes what an earlier tab left unfinished. */
  async saved(): Promise<readonly ResumableGame[]> {
    const [stored, locked] = await Promise.all([this.#journals.all(), lockedMatches()]);
    const journals = stored.flatMap((journal) => readStored(journal) ?? []);
    await this.#finishLeftovers(journals.filter(({ id }) => !this.#held.has(id) && !locked.has(id)));
    return journals
      .filter(({ match }) => !match.isOver)
      .map((journal) => ({ ...savedGameOf(journal), playedIn: this.#playedIn(journal.id, locked) }))
      .sort(newestFirst);
  }

  async damaged(): Promise<readonly DamagedGame[]> {
    const stored = await this.#journals.all();
    return stored
      .filter((journal) => readStored(journal) === null)
      .map(({ id, changedAt, lines }) => ({ id, changedAt, text: lines.map((line) => `${line ?? ''}\n`).join('') }));
  }

  #playedIn(id: string, locked: ReadonlySet<string>): ResumableGame['playedIn'] {
    if (this.#held.has(id)) return 'here';
    return locked.has(id) ? 'elsewhere' : null;
  }

  /** Writes the entries and the games that ended with them, all or nothing. */
  async #write(next: CompleteJournal, ended: readonly FinishedGame[]): Promise<SaveRefusal | null> {
    const games = this.#games.withUnwritten(ended);
    const answer = await this.#connection.write(async (transaction) => {
      const refusal = await append(transaction, next);
      if (refusal === null) await addFinished(transaction, games);
      return refusal;
    });
    if (answer.ok && answer.value !== null) return answer.value;
    this.#games.settle(games, answer.ok);
    if (answer.ok) this.#journals.set({ ...next, written: next.lines.length - 1 });
    return answer.ok ? null : answer.fault;
  }

  /** Tries once more to write the rest; on failure it stays in memory while the page is open. */
  async #leave(own: CompleteJournal): Promise<SaveRefusal | null> {
    this.#journals.set(own);
    const refusal = isWritten(own) ? null : await this.#write(own, []);
    if (refusal === null) this.#journals.delete(own.id);
    return refusal;
  }

  async #removeOver(journal: SavedJournal, written: number | null): Promise<SaveRefusal | null> {
    const games = this.#games.withUnwritten(finishedIn(journal, () => true));
    const answer = await this.#connection.write(async (transaction) => {
      const refusal = await removeKnown(transaction, journal.id, written);
      if (refusal === null) await addFinished(transaction, games);
      return refusal;
    });
    // If the disk refuses, the row stays, and this tab remembers that the match is over.
    if (answer.ok || written === null) this.#journals.delete(journal.id);
    if (answer.ok && answer.value !== null) return answer.value;
    this.#games.settle(games, answer.ok);
    return answer.ok ? null : answer.fault;
  }

  /** Saves ended deals that are missing among the finished games, and deletes matches that are over. */
  async #finishLeftovers(journals: readonly SavedJournal[]): Promise<void> {
    const ended = journals.filter(({ match }) => match.score.deals > 0);
    if (ended.length === 0) return;
    const finished = await this.#games.ids();
    const going = ended.filter(({ match }) => !match.isOver);
    const missing = going.flatMap((journal) => unarchivedGames(journal, (id) => finished.has(id)));
    if (missing.length > 0) await this.#games.add(missing);
    for (const journal of ended) if (journal.match.isOver) await this.#clear(journal);
  }

  async #clear(journal: SavedJournal): Promise<void> {
    const { id, entries } = journal;
    if (!(await this.#hold(id))) return;
    const own = this.#journals.get(id);
    await this.#removeOver(journal, own === undefined ? entries.length : own.written);
    await this.#letGo(id);
  }

  async #hold(id: string): Promise<boolean> {
    if (this.#held.has(id)) return true;
    const release = await lockMatch(id);
    if (release !== null) this.#held.set(id, release);
    return release !== null;
  }

  async #letGo(id: string): Promise<void> {
    const release = this.#held.get(id);
    this.#held.delete(id);
    await release?.();
  }

  async #forget(id: string): Promise<void> {
    this.#journals.delete(id);
    await this.#letGo(id);
  }
}
