import type { FinishedGame, Heading, MatchEntry } from '@shoal/room';
import { Connection } from './connection.ts';
import { type Importing, KeptGames, type ReadGame } from './kept-games.ts';
import {
  type DamagedGame,
  type KeepRefusal,
  KeptSittings,
  type OfferedGame,
  type Reading,
  type Resuming,
} from './kept-sittings.ts';
import type { StorageFault } from './storage-fault.ts';
import { Turns } from './turns.ts';

/** Everything that outlives the page: games in progress and finished games. Where nothing can be kept it works all the same. */
export class GameStore {
  readonly #connection: Connection;
  readonly #finished: KeptGames;
  readonly #sittings: KeptSittings;
  readonly #turns = new Turns();

  private constructor(connection: Connection) {
    this.#connection = connection;
    this.#finished = new KeptGames(connection);
    this.#sittings = new KeptSittings(connection, this.#finished);
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
    return this.#turns.take(() => this.#sittings.begin(heading, entries));
  }

  /** Goes on with a match that is held; null when the entries, and the deals that ended with them, are on the disk. */
  keep(id: string, entries: readonly MatchEntry[], ended: readonly FinishedGame[]): Promise<KeepRefusal | null> {
    return this.#turns.take(() => this.#sittings.keep(id, entries, ended));
  }

  /** Looks at a sitting without holding it. */
  read(id: string): Promise<Reading> {
    return this.#turns.take(() => this.#sittings.read(id));
  }

  /** Holds a match to go on with it. */
  resume(id: string): Promise<Resuming> {
    return this.#turns.take(() => this.#sittings.resume(id));
  }

  /** Lets a match go, with entries that could not be kept: others may continue it. Once more does no harm. */
  close(id: string, unkept?: readonly MatchEntry[]): Promise<KeepRefusal | null> {
    return this.#turns.take(() => this.#sittings.close(id, unkept));
  }

  /** Gives a sitting up; deals of it that ended stay among the finished games. */
  discard(id: string): Promise<StorageFault | 'played-elsewhere' | null> {
    return this.#turns.take(() => this.#sittings.discard(id));
  }

  /** Sittings that can be continued, newest first. */
  saved(): Promise<readonly OfferedGame[]> {
    return this.#turns.take(() => this.#sittings.saved());
  }

  /** Sittings that cannot be read; nothing is done about them but what `discard` does. */
  damaged(): Promise<readonly DamagedGame[]> {
    return this.#turns.take(() => this.#sittings.damaged());
  }

  /** Adds a game that is not there yet; null when it is on the disk. */
  addFinished(game: FinishedGame): Promise<StorageFault | null> {
    return this.#turns.take(() => this.#finished.add([game]));
  }

  /** Newest first. */
  finished(): Promise<readonly FinishedGame[]> {
    return this.#turns.take(async () => (await this.#finished.all()).reverse());
  }

  finishedGame(id: string): Promise<ReadGame | null> {
    return this.#turns.take(() => this.#finished.find(id));
  }

  /** Was the daily deal of a date played? */
  hasDaily(date: string): Promise<boolean> {
    return this.#turns.take(() => this.#finished.hasDaily(date));
  }

  /** Every finished game, as the terminal imports it. */
  exportText(): Promise<string> {
    return this.#turns.take(() => this.#finished.exportText());
  }

  /** Takes over what the terminal or another browser has exported: all of it, or nothing. */
  importGames(games: readonly FinishedGame[]): Promise<Importing> {
    return this.#turns.take(() => this.#finished.importAll(games));
  }
}
