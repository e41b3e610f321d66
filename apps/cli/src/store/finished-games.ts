import {
  type FinishedGame,
  type Imported,
  isOfBotsAlone,
  recognised,
  type SavedJournal,
  unarchivedGames,
} from '@shoal/room';
import { Failure, FileError } from '../process/exit-code.ts';
import { gamesIn, refuseItself, writeExport } from './finished-exchange.ts';
import { FinishedFile } from './finished-file.ts';
import type { StoreMessages } from './store-words.ts';

/** Every game that was played to its end, each counted once. */
export class FinishedGames {
  readonly #file: FinishedFile;
  readonly #say: (sentence: string) => void;
  readonly #voice: StoreMessages;
  /** Games that could not be written count as long as the program runs. */
  readonly #unwritten = new Map<string, FinishedGame>();
  readonly #isSaved: boolean;

  constructor(path: string, say: (sentence: string) => void, voice: StoreMessages, isSaved = true) {
    this.#file = new FinishedFile(path, voice);
    this.#say = say;
    this.#voice = voice;
    this.#isSaved = isSaved;
  }

  /** In the order in which they were added. Lines that make no sense are set aside. */
  all(): readonly FinishedGame[] {
    const games = new Map<string, FinishedGame>();
    for (const game of [...this.#written(), ...this.#unwritten.values()]) {
      if (!games.has(game.id)) games.set(game.id, game);
    }
    return [...games.values()];
  }

  /** Was the daily deal of a date played? */
  hasDaily(date: string): boolean {
    const isUnwritten = [...this.#unwritten.values()].some(({ daily }) => daily === date);
    try {
      return isUnwritten || this.#file.mentions(`"daily":${JSON.stringify(date)}`);
    } catch {
      return isUnwritten;
    }
  }

  /** The daily deal of a date, if it was played. */
  daily(date: string): FinishedGame | undefined {
    return this.all().find((game) => game.daily === date && game.deal === 1);
  }

  /** Is it on the disk? */
  has(id: string): boolean {
    try {
      return this.#file.has(id);
    } catch {
      return false;
    }
  }

  /** Adds a game that is not there yet; is it on the disk now? */
  add(game: FinishedGame): boolean {
    if (this.#isSaved) {
      try {
        this.#file.add([game]);
        this.#unwritten.delete(game.id);
        return true;
      } catch (error) {
        this.#say(error instanceof Failure ? error.message : this.#voice.unarchived(this.#file.path, error));
      }
    }
    this.#unwritten.set(game.id, game);
    return false;
  }

  /** Adds the finished deals of a journal that are not there, as after a crash; are they all on the disk now? */
  archive(journal: SavedJournal): boolean {
    return unarchivedGames(journal, (id) => this.has(id))
      .map((game) => this.add(game))
      .every((isSaved) => isSaved);
  }

  /** Writes every game into a file, `-` to the standard output; says how many. */
  exportTo(path: string): number {
    refuseItself(path, this.#file.path, this.#voice);
    const games = this.all();
    writeExport(path, games, this.#voice);
    return games.length;
  }

  /** Takes over the games of an export or of plain records that people played, after every card of all has been checked. */
  importFrom(path: string): Imported & { readonly leftOut: number } {
    const read = gamesIn(path, this.#voice);
    const games = recognised(
      read.filter((game) => !isOfBotsAlone(game)),
      this.all(),
    );
    try {
      const added = this.#file.add(games);
      return { added, known: games.length - added, leftOut: read.length - games.length };
    } catch (error) {
      throw error instanceof Failure ? error : new FileError(this.#voice.cannotWrite(this.#file.path, error));
    }
  }

  #written(): FinishedGame[] {
    try {
      const { good, damaged } = this.#file.read();
      if (damaged > 0) this.#mend(damaged);
      return good.map(({ game }) => game);
    } catch (error) {
      // Where nothing is kept, that has been said already.
      if (this.#isSaved) this.#say(this.#voice.cannotRead(this.#file.path, error));
      return [];
    }
  }

  #mend(damaged: number): void {
    try {
      const aside = this.#file.mend();
      if (aside !== null) this.#say(this.#voice.damagedFinished(aside, damaged));
    } catch {
      this.#say(this.#voice.stillDamaged(this.#file.path, damaged));
    }
  }
}
