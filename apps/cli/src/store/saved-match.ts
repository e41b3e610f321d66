import type { FinishedGame, Journal, Match, MatchEntry, Trouble } from '@shoal/room';
import { codeOf } from '../files/whole-file.ts';
import type { FinishedGames } from './finished-games.ts';
import { type JournalFile, removeJournal } from './journal-file.ts';
import type { JournalPlace } from './journal-place.ts';
import type { PidLock } from './pid-lock.ts';
import { readJournal } from './read-journal.ts';

/** What holds a match on the disk. */
export interface MatchFiles {
  readonly place: JournalPlace;
  readonly file: JournalFile;
  readonly lock: PidLock;
  /** Says why something could not be written. */
  explain(path: string, error: unknown): Trouble;
}

/** A match that is kept while it is played; without a hold it is gone with the program. */
export class SavedMatch implements Journal {
  readonly id: string;
  /** As it was when it was begun or resumed. */
  readonly match: Match;
  readonly #finished: FinishedGames;
  #hold: MatchFiles | null;

  constructor(id: string, match: Match, finished: FinishedGames, hold: MatchFiles | null) {
    this.id = id;
    this.match = match;
    this.#finished = finished;
    this.#hold = hold;
  }

  /** Can the program go on with it when it is started again? */
  get isSaved(): boolean {
    return this.#hold !== null;
  }

  async append(entries: readonly MatchEntry[], finished: readonly FinishedGame[]): Promise<Trouble | null> {
    const trouble = this.#write(entries);
    // A deal that cannot be added now is added from its journal at the next start.
    if (trouble === null) for (const game of finished) this.#finished.add(game);
    return trouble;
  }

  /** Lets it go. The journal goes when nobody has acted, or the match is archived; returns whether it can be continued. */
  close(): boolean {
    let canContinue = false;
    this.#letGo(({ journal, id }) => {
      const reading = readJournal(journal, id);
      if (reading.type !== 'read') return false;
      const { isBegun, isOver } = reading.journal.match;
      canContinue = isBegun && !isOver;
      return this.#finished.archive(reading.journal) && !canContinue;
    });
    return canContinue;
  }

  /** Gives the match up; deals that are among the finished games stay there. */
  abandon(): void {
    this.#letGo(() => true);
  }

  #write(entries: readonly MatchEntry[]): Trouble | null {
    if (this.#hold === null) return null;
    const { file, place, explain } = this.#hold;
    try {
      file.append(entries);
      return null;
    } catch (error) {
      if (codeOf(error) === '') throw error;
      return explain(place.journal, error);
    }
  }

  #letGo(isDone: (place: JournalPlace) => boolean): void {
    const hold = this.#hold;
    if (hold === null) return;
    this.#hold = null;
    hold.file.close();
    try {
      if (isDone(hold.place)) removeJournal(hold.place.journal);
    } finally {
      hold.lock.release();
    }
  }
}
