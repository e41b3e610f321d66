import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type Heading, isSittingId, type SavedGame, Sitting, type SittingPlan } from '@shoal/table-ui';
import { FileError } from '../exit-code.ts';
import { freshSeed } from '../fresh-seed.ts';
import { archive } from './archive.ts';
import { FinishedGames } from './finished-games.ts';
import { type Environment, foldersOf } from './folders.ts';
import { Journal, type OnFault } from './journal.ts';
import { type Hold, KeptSitting } from './kept-sitting.ts';
import { PidLock } from './pid-lock.ts';
import { type JournalReading, readJournal } from './read-journal.ts';
import { SavedGames } from './saved-games.ts';
import { SettingsFile } from './settings-file.ts';
import { newId, placeOf, type SittingPlace } from './sitting-place.ts';
import { type StoreVoice, storeVoice } from './store-words.ts';
import { discard, makeFolder, setAside, temporaryFor } from './whole-file.ts';

export type { KeptSitting } from './kept-sitting.ts';
export type { SavedGame } from './saved-games.ts';

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
  readonly #voice: StoreVoice;
  /** The folder of the journals; null where none can be written. */
  readonly #games: string | null;

  private constructor(data: string, config: string, say: Say, voice: StoreVoice) {
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
  static open(environment: Environment, { catalogue, onMessage }: StoreSettings): Store {
    const { data, config } = foldersOf(environment);
    const said = new Set<string>();
    const say = (sentence: string) => {
      if (!said.has(sentence)) onMessage(sentence);
      said.add(sentence);
    };
    return new Store(data, config, say, storeVoice(catalogue));
  }

  /** Sittings that can be continued, newest first; what an earlier crash left undone is done first. */
  savedGames(): readonly SavedGame[] {
    return this.#games === null ? [] : new SavedGames(this.#games, this.finished, this.#say, this.#voice).list();
  }

  /** Deals the first cards of a new sitting. */
  begin(plan: SittingPlan): KeptSitting {
    const now = new Date();
    const heading = { id: newId(now), startedAt: now.toISOString(), plan };
    const hold = this.#games === null ? null : this.#holdNew(placeOf(this.#games, heading.id), heading);
    const sitting = Sitting.begin(plan, { freshSeed, keep: (entry) => hold?.journal.keep(entry) });
    return new KeptSitting(heading.id, sitting, this.finished, hold);
  }

  /** Continues one of the saved games, or fails with a sentence on why that cannot be. */
  resume(id: string): KeptSitting {
    if (this.#games === null || !isSittingId(id)) throw new FileError(this.#voice.noSuchGame);
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

  readonly #unsaved: OnFault = (path, error) => this.#say(this.#voice.unsaved(path, error));

  #holdNew(place: SittingPlace, heading: Heading): Hold | null {
    try {
      const lock = PidLock.take(place.lock);
      return lock === null ? null : { place, lock, journal: Journal.begin(place.journal, heading, this.#unsaved) };
    } catch (error) {
      this.#unsaved(place.journal, error);
      return null;
    }
  }

  #reopen(place: SittingPlace, lock: PidLock): KeptSitting {
    let hold: Hold | null = null;
    const reading = readJournal(place.journal, place.id, { freshSeed, keep: (entry) => hold?.journal.keep(entry) });
    if (reading.type !== 'read') throw new FileError(this.#orExplain(place, () => this.#whyNot(place, reading)));
    const { sitting, wholeBytes } = reading.journal;
    archive(reading.journal, this.finished);
    hold = { place, lock, journal: Journal.reopen(place.journal, wholeBytes, this.#unsaved) };
    return new KeptSitting(place.id, sitting, this.finished, hold);
  }

  #whyNot({ journal }: SittingPlace, reading: Exclude<JournalReading, { readonly type: 'read' }>): string {
    switch (reading.type) {
      case 'gone':
        return this.#voice.noSuchGame;
      case 'damaged':
        return this.#voice.damagedGame(setAside(journal));
      case 'unreadable':
        return this.#voice.cannotRead(journal, reading.error);
    }
  }

  #orExplain<T>({ journal }: SittingPlace, step: () => T): T {
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
