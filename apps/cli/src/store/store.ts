import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printable, Sitting, type SittingPlan } from '@shoal/table-ui';
import { FileError } from '../exit-code.ts';
import { freshSeed } from '../fresh-seed.ts';
import { words } from '../words.ts';
import { archive } from './archive.ts';
import { FinishedGames } from './finished-games.ts';
import { type Environment, foldersOf } from './folders.ts';
import { Journal } from './journal.ts';
import type { Heading } from './journal-heading.ts';
import { type Hold, KeptSitting } from './kept-sitting.ts';
import { PidLock } from './pid-lock.ts';
import { type JournalReading, readJournal } from './read-journal.ts';
import { type SavedGame, SavedGames } from './saved-games.ts';
import { SettingsFile } from './settings-file.ts';
import { isId, newId, placeOf, type SittingPlace } from './sitting-place.ts';
import { storeWords } from './store-words.ts';
import { discard, makeFolder, setAside, temporaryFor } from './whole-file.ts';

export type { KeptSitting } from './kept-sitting.ts';
export type { SavedGame } from './saved-games.ts';

type Say = (sentence: string) => void;

/** Everything that outlives the program: games in progress, finished games, settings. */
export class Store {
  readonly finished: FinishedGames;
  readonly settings: SettingsFile;
  readonly #say: Say;
  /** The folder of the journals; null where none can be written. */
  readonly #games: string | null;

  private constructor(data: string, config: string, say: Say) {
    const games = join(data, 'games');
    const fault = writeFault(games);
    if (fault !== null) say(storeWords.inMemory(data, fault.error));
    this.#say = say;
    this.#games = fault === null ? games : null;
    this.finished = new FinishedGames(join(data, 'finished.jsonl'), say, fault === null);
    this.settings = new SettingsFile(join(config, 'settings.json'), say);
  }

  /** Where nothing can be written it works all the same, in memory. No message comes twice. */
  static open(environment: Environment, { onMessage }: { readonly onMessage: Say }): Store {
    const { data, config } = foldersOf(environment);
    const said = new Set<string>();
    return new Store(data, config, (sentence) => {
      if (!said.has(sentence)) onMessage(sentence);
      said.add(sentence);
    });
  }

  /** Sittings that can be continued, newest first; what an earlier crash left undone is done first. */
  savedGames(): readonly SavedGame[] {
    return this.#games === null ? [] : new SavedGames(this.#games, this.finished, this.#say).list();
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
    if (this.#games === null || !isId(id)) throw new FileError(storeWords.noSuchGame);
    const place = placeOf(this.#games, id);
    const lock = orExplain(place, () => PidLock.take(place.lock));
    if (lock === null) throw new FileError(storeWords.playedElsewhere);
    try {
      return this.#reopen(place, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  #holdNew(place: SittingPlace, heading: Heading): Hold | null {
    try {
      const lock = PidLock.take(place.lock);
      return lock === null ? null : { place, lock, journal: Journal.begin(place.journal, heading, this.#say) };
    } catch (error) {
      this.#say(storeWords.unsaved(place.journal, error));
      return null;
    }
  }

  #reopen(place: SittingPlace, lock: PidLock): KeptSitting {
    let hold: Hold | null = null;
    const reading = readJournal(place.journal, place.id, { freshSeed, keep: (entry) => hold?.journal.keep(entry) });
    if (reading.type !== 'read') throw new FileError(orExplain(place, () => whyNot(place, reading)));
    const { sitting, wholeBytes } = reading.journal;
    archive(reading.journal, this.finished);
    hold = { place, lock, journal: Journal.reopen(place.journal, wholeBytes, this.#say) };
    return new KeptSitting(place.id, sitting, this.finished, hold);
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

function whyNot({ journal }: SittingPlace, reading: Exclude<JournalReading, { readonly type: 'read' }>): string {
  switch (reading.type) {
    case 'gone':
      return storeWords.noSuchGame;
    case 'damaged':
      return storeWords.damagedGame(setAside(journal));
    case 'unreadable':
      return words.cannotRead(printable(journal), reading.error);
  }
}

function orExplain<T>({ journal }: SittingPlace, step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw new FileError(words.cannotWrite(printable(journal), error));
  }
}
