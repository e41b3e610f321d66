import { type FinishedGame, type Heading, type MatchEntry, StepQueue } from '@shoal/room';
import { StoreConnection } from './connection.ts';
import { BrowserFinishedGames, type ImportResult, type ReadGame } from './finished-games.ts';
import {
  type DamagedGame,
  type MatchReading,
  type ResumableGame,
  type ResumeResult,
  SavedMatches,
  type SaveRefusal,
} from './saved-matches.ts';
import type { StorageFault } from './storage-fault.ts';

/** Stores matches in progress and finished games. Without storage it keeps them in memory. */
export class GameStore {
  readonly #connection: StoreConnection;
  readonly #finished: BrowserFinishedGames;
  readonly #matches: SavedMatches;
  readonly #steps = new StepQueue();

  private constructor(connection: StoreConnection) {
    this.#connection = connection;
    this.#finished = new BrowserFinishedGames(connection);
    this.#matches = new SavedMatches(connection, this.#finished);
  }

  static async open(): Promise<GameStore> {
    return new GameStore(await StoreConnection.open());
  }

  /** Whether everything played so far is on the disk. */
  get isSaved(): boolean {
    return this.fault === null;
  }

  get fault(): StorageFault | null {
    return this.#connection.fault;
  }

  /** Creates a match and locks it; null once its first entries are on the disk. */
  begin(heading: Heading, entries: readonly MatchEntry[]): Promise<SaveRefusal | null> {
    return this.#steps.run(() => this.#matches.begin(heading, entries));
  }

  /** Appends to a locked match; null once the entries and the deals that ended with them are on the disk. */
  keep(id: string, entries: readonly MatchEntry[], ended: readonly FinishedGame[]): Promise<SaveRefusal | null> {
    return this.#steps.run(() => this.#matches.keep(id, entries, ended));
  }

  /** Reads a match without locking it. */
  read(id: string): Promise<MatchReading> {
    return this.#steps.run(() => this.#matches.read(id));
  }

  /** Locks a match to continue it. */
  resume(id: string): Promise<ResumeResult> {
    return this.#steps.run(() => this.#matches.resume(id));
  }

  /** Unlocks a match so that another tab can continue it; `unsaved` are entries still to be written. May be repeated. */
  close(id: string, unsaved?: readonly MatchEntry[]): Promise<SaveRefusal | null> {
    return this.#steps.run(() => this.#matches.close(id, unsaved));
  }

  /** Deletes a match. Its finished deals stay among the finished games. */
  discard(id: string): Promise<StorageFault | 'played-elsewhere' | null> {
    return this.#steps.run(() => this.#matches.discard(id));
  }

  /** Matches that can be continued, newest first. */
  saved(): Promise<readonly ResumableGame[]> {
    return this.#steps.run(() => this.#matches.saved());
  }

  /** Matches that cannot be read; only `discard` changes them. */
  damaged(): Promise<readonly DamagedGame[]> {
    return this.#steps.run(() => this.#matches.damaged());
  }

  /** Adds a game unless it is there; null once it is on the disk. */
  addFinished(game: FinishedGame): Promise<StorageFault | null> {
    return this.#steps.run(() => this.#finished.add([game]));
  }

  /** Newest first. */
  finished(): Promise<readonly FinishedGame[]> {
    return this.#steps.run(async () => (await this.#finished.all()).reverse());
  }

  finishedGame(id: string): Promise<ReadGame | null> {
    return this.#steps.run(() => this.#finished.find(id));
  }

  /** Whether the daily deal of a date was played. */
  hasDaily(date: string): Promise<boolean> {
    return this.#steps.run(() => this.#finished.hasDaily(date));
  }

  /** Exports all finished games in the terminal's format. */
  exportText(): Promise<string> {
    return this.#steps.run(() => this.#finished.exportText());
  }

  /** Imports an export of the terminal or of another browser, completely or not at all. */
  importGames(games: readonly FinishedGame[]): Promise<ImportResult> {
    return this.#steps.run(() => this.#finished.importAll(games));
  }
}
