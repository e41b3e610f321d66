import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { newestFirst, type SavedGame, savedGameOf, unarchivedIn } from '@shoal/room';
import { discard, setAside } from '../files/whole-file.ts';
import type { FinishedGames } from './finished-games.ts';
import { removeJournal } from './journal-file.ts';
import { idOfFile, type JournalPlace, placeOf } from './journal-place.ts';
import { isLiving, PidLock } from './pid-lock.ts';
import { type JournalReading, type ReadJournal, readJournal } from './read-journal.ts';
import type { StoreMessages } from './store-words.ts';

/** The journals of a folder, and what has to be done about them after a crash. */
export class SavedGames {
  readonly #folder: string;
  readonly #finished: FinishedGames;
  readonly #say: (sentence: string) => void;
  readonly #voice: StoreMessages;

  constructor(folder: string, finished: FinishedGames, say: (sentence: string) => void, voice: StoreMessages) {
    this.#folder = folder;
    this.#finished = finished;
    this.#say = say;
    this.#voice = voice;
  }

  /** Those that nobody plays, newest first. */
  list(): readonly SavedGame[] {
    const names = this.#names();
    removeLeftovers(this.#folder, names);
    return names
      .map(idOfFile)
      .flatMap((id) => (id === null ? [] : (this.#look(placeOf(this.#folder, id)) ?? [])))
      .map(savedGameOf)
      .sort(newestFirst);
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch (error) {
      this.#say(this.#voice.cannotRead(this.#folder, error));
      return [];
    }
  }

  /** The journal, when it can be continued. */
  #look(place: JournalPlace): ReadJournal | null {
    if (PidLock.isHeld(place.lock)) return null;
    const reading = readJournal(place.journal, place.id);
    if (reading.type === 'gone') return null;
    if (reading.type === 'read' && this.#isInOrder(reading.journal)) return reading.journal;
    return this.#lookAfter(place);
  }

  #isInOrder(journal: ReadJournal): boolean {
    return canContinue(journal) && unarchivedIn(journal, (id) => this.#finished.has(id)).length === 0;
  }

  /** What changes a file is done under its lock, after another look. */
  #lookAfter(place: JournalPlace): ReadJournal | null {
    try {
      const lock = PidLock.take(place.lock);
      if (lock === null) return null;
      try {
        return this.#settle(place.journal, readJournal(place.journal, place.id));
      } finally {
        lock.release();
      }
    } catch (error) {
      this.#say(this.#voice.cannotWrite(place.journal, error));
      return null;
    }
  }

  #settle(path: string, reading: JournalReading): ReadJournal | null {
    switch (reading.type) {
      case 'gone':
        return null;
      case 'damaged':
        this.#say(this.#voice.damagedGame(setAside(path)));
        return null;
      case 'unreadable':
        this.#say(this.#voice.cannotRead(path, reading.error));
        return null;
      case 'read': {
        const isArchived = this.#finished.archive(reading.journal);
        if (canContinue(reading.journal)) return reading.journal;
        if (isArchived) removeJournal(path);
        return null;
      }
    }
  }
}

/** A table that nobody has acted at is not worth a line in a menu. */
const canContinue = ({ match }: ReadJournal): boolean => match.isBegun && !match.isOver;

const LOCK = '.lock';

/** Removes what a process that was killed has left: files it never finished, and locks without a journal. */
function removeLeftovers(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const path = join(folder, name);
    const writer = /\.(\d+)\.tmp$/.exec(name)?.[1];
    if (writer !== undefined && !isLiving(Number(writer))) discard(path);
    const isLock = name.endsWith(LOCK);
    if (isLock && !existsSync(path.slice(0, -LOCK.length)) && !PidLock.isHeld(path)) discard(path);
  }
}
