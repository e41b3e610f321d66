import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Heading, isMatchId, Match, type MatchPlan, type SavedGame } from '@shoal/room';
import type { Catalogue } from '@shoal/table-ui';
import { discard, makeFolder, setAside, temporaryFor } from '../files/whole-file.ts';
import { FileError } from '../process/exit-code.ts';
import { freshSeed } from '../process/time-and-chance.ts';
import type { EnvironmentVariables } from '../text/language.ts';
import { say } from '../text/line-writer.ts';
import { FinishedGames } from './finished-games.ts';
import { foldersOf } from './folders.ts';
import { JournalFile } from './journal-file.ts';
import { type JournalPlace, newId, placeOf } from './journal-place.ts';
import { PidLock } from './pid-lock.ts';
import { type JournalReading, readJournal } from './read-journal.ts';
import { SavedGames } from './saved-games.ts';
import { type MatchFiles, SavedMatch } from './saved-match.ts';
import { SettingsFile } from './settings-file.ts';
import { type StoreMessages, storeMessages } from './store-words.ts';

export type { SavedMatch } from './saved-match.ts';

type Say = (sentence: string) => void;

/** Whom the store talks to, and in which language. */
export interface StoreSettings {
  readonly catalogue: Catalogue;
  readonly onMessage: Say;
}

/** Everything that outlives the program: games in progress, finished games, settings. */
export class Store {
  readonly finished: FinishedGames;
  readonly settings: SettingsFile;
  readonly #say: Say;
  readonly #voice: StoreMessages;
  /** The folder of the journals; null where none can be written. */
  readonly #games: string | null;

  private constructor(data: string, config: string, say: Say, voice: StoreMessages) {
    const games = join(data, 'games');
    const fault = writeFault(games);
    if (fault !== null) say(voice.inMemory(data, fault.error));
    this.#say = say;
    this.#voice = voice;
    this.#games = fault === null ? games : null;
    this.finished = new FinishedGames(join(data, 'finished.jsonl'), say, voice, fault === null);
    this.settings = new SettingsFile(join(config, 'settings.json'), say, voice);
  }

  /** Where nothing can be written it works all the same, in memory. No message comes twice. */
  static open(environment: EnvironmentVariables, { catalogue, onMessage }: StoreSettings): Store {
    const { data, config } = foldersOf(environment);
    const said = new Set<string>();
    const say = (sentence: string) => {
      if (!said.has(sentence)) onMessage(sentence);
      said.add(sentence);
    };
    return new Store(data, config, say, storeMessages(catalogue));
  }

  /** Matches that can be continued, newest first; what an earlier crash left undone is done first. */
  savedGames(): readonly SavedGame[] {
    return this.#games === null ? [] : new SavedGames(this.#games, this.finished, this.#say, this.#voice).list();
  }

  /** Deals the first cards of a new match. */
  begin(plan: MatchPlan): SavedMatch {
    const now = new Date();
    const match = Match.begin(plan, freshSeed);
    const heading = { id: newId(now), startedAt: now.toISOString(), plan };
    return new SavedMatch(heading.id, match, this.finished, this.#holdNew(heading, match));
  }

  /** Continues one of the saved games, or fails with a sentence on why that cannot be. */
  resume(id: string): SavedMatch {
    if (this.#games === null || !isMatchId(id)) throw new FileError(this.#voice.noSuchGame);
    const place = placeOf(this.#games, id);
    const lock = this.#orExplain(place, () => PidLock.take(place.lock));
    if (lock === null) throw new FileError(this.#voice.playedElsewhere);
    try {
      return this.#reopen(place, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  /** Gives a saved game up; deals that are among the finished games stay there. */
  abandon(id: string): void {
    this.resume(id).abandon();
  }

  readonly #explain = (path: string, error: unknown): string => this.#voice.cannotWrite(path, error);

  /** A match that cannot be kept is played all the same. */
  #holdNew(heading: Heading, { entries }: Match): MatchFiles | null {
    if (this.#games === null) return null;
    const place = placeOf(this.#games, heading.id);
    let lock: PidLock | null = null;
    try {
      lock = PidLock.take(place.lock);
      const file = lock === null ? null : JournalFile.create(place.journal, heading, entries);
      return lock === null || file === null ? null : { place, lock, file, explain: this.#explain };
    } catch (error) {
      lock?.release();
      this.#say(this.#voice.unsaved(place.journal, error));
      return null;
    }
  }

  #reopen(place: JournalPlace, lock: PidLock): SavedMatch {
    const reading = readJournal(place.journal, place.id);
    if (reading.type !== 'read') throw new FileError(this.#orExplain(place, () => this.#whyNot(place, reading)));
    const { match, wholeBytes } = reading.journal;
    this.finished.archive(reading.journal);
    return new SavedMatch(place.id, match, this.finished, this.#holdAgain(place, lock, wholeBytes));
  }

  #holdAgain(place: JournalPlace, lock: PidLock, wholeBytes: number): MatchFiles | null {
    try {
      return { place, lock, file: JournalFile.reopen(place.journal, wholeBytes), explain: this.#explain };
    } catch (error) {
      lock.release();
      this.#say(this.#voice.unsaved(place.journal, error));
      return null;
    }
  }

  #whyNot({ journal }: JournalPlace, reading: Exclude<JournalReading, { readonly type: 'read' }>): string {
    switch (reading.type) {
      case 'gone':
        return this.#voice.noSuchGame;
      case 'damaged':
        return this.#voice.damagedGame(setAside(journal));
      case 'unreadable':
        return this.#voice.cannotRead(journal, reading.error);
    }
  }

  #orExplain<T>({ journal }: JournalPlace, step: () => T): T {
    try {
      return step();
    } catch (error) {
      throw new FileError(this.#voice.cannotWrite(journal, error));
    }
  }
}

/** Why nothing can be written into a folder, made where it is not there yet; null when it can. */
function writeFault(folder: string): { readonly error: unknown } | null {
  const trial = temporaryFor(join(folder, 'trial'));
  try {
    makeFolder(folder);
    writeFileSync(trial, '');
    discard(trial);
    return null;
  } catch (error) {
    return { error };
  }
}

/** What is kept on this machine; whatever there is to say about it goes beside the result, unless it must wait. */
export const openStore = (catalogue: Catalogue, onMessage: (sentence: string) => void = say): Store =>
  Store.open(process.env, { catalogue, onMessage });
