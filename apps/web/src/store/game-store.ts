import { type FinishedGame, type Heading, type MatchEntry, StepQueue } from '@shoal/room';
import { Connection } from './connection.ts';
import { BrowserFinishedGames, type Importing, type ReadGame } from './finished-games.ts';
import {
  type DamagedGame,
  type KeepRefusal,
  type OfferedGame,
  type Reading,
  type Resuming,
  SavedMatches,
} from './saved-matches.ts';
import type { StorageFault } from './storage-fault.ts';

/** Everything that outlives the page: games in progress and finished games. Where nothing can be kept it works all the same. */
export class GameStore {
  readonly #connection: Connection;
  readonly #finished: BrowserFinishedGames;
  readonly #matches: SavedMatches;
  readonly #steps = new StepQueue();

  private constructor(connection: Connection) {
    this.#connection = connection;
    this.#finished = new BrowserFinishedGames(connection);
    this.#matches = new SavedMatches(connection, this.#finished);
  }

  static async open(): Promise<GameStore> {
    return new GameStore(await Connection.open());
  }

  /** Is all that was played on the disk? */
  get isKept(): boolean {
    return this.fault === null;
  }

  get fault(): StorageFault | null {
    return this.#connection.fault;
  }

  /** Begins a match and holds it; null when its first entries are on the disk. */
  begin(heading: Heading, entries: readonly MatchEntry[]): Promise<KeepRefusal | null> {
    return this.#steps.run(() => this.#matches.begin(heading, entries));
  }

  /** Goes on with a match that is held; null when the entries, and the deals that ended with them, are on the disk. */
  keep(id: string, entries: readonly MatchEntry[], ended: readonly FinishedGame[]): Promise<KeepRefusal | null> {
    return this.#steps.run(() => this.#matches.keep(id, entries, ended));
  }

  /** Looks at a match without holding it. */
  read(id: string): Promise<Reading> {
    return this.#steps.run(() => this.#matches.read(id));
  }

  /** Holds a match to go on with it. */
  resume(id: string): Promise<Resuming> {
    return this.#steps.run(() => this.#matches.resume(id));
  }

  /** Lets a match go, with entries that could not be kept: others may continue it. Once more does no harm. */
  close(id: string, unkept?: readonly MatchEntry[]): Promise<KeepRefusal | null> {
    return this.#steps.run(() => this.#matches.close(id, unkept));
  }

  /** Gives a match up; deals of it that ended stay among the finished games. */
  discard(id: string): Promise<StorageFault | 'played-elsewhere' | null> {
    return this.#steps.run(() => this.#matches.discard(id));
  }

  /** Matches that can be continued, newest first. */
  saved(): Promise<readonly OfferedGame[]> {
    return this.#steps.run(() => this.#matches.saved());
  }

  /** Matches that cannot be read; nothing is done about them but what `discard` does. */
  damaged(): Promise<readonly DamagedGame[]> {
    return this.#steps.run(() => this.#matches.damaged());
  }

  /** Adds a game that is not there yet; null when it is on the disk. */
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

  /** Was the daily deal of a date played? */
  hasDaily(date: string): Promise<boolean> {
    return this.#steps.run(() => this.#finished.hasDaily(date));
  }

  /** Every finished game, as the terminal imports it. */
  exportText(): Promise<string> {
    return this.#steps.run(() => this.#finished.exportText());
  }

  /** Takes over what the terminal or another browser has exported: all of it, or nothing. */
  importGames(games: readonly FinishedGame[]): Promise<Importing> {
    return this.#steps.run(() => this.#finished.importAll(games));
  }
}
