import { readdirSync } from 'node:fs';
import type { Result } from '@shoal/core';
import { printable, type SittingPlan } from '@shoal/table-ui';
import { words } from '../words.ts';
import { archive, removeJournal, unarchivedIn } from './archive.ts';
import type { FinishedGames } from './finished-games.ts';
import { removeLeftovers } from './leftovers.ts';
import { PidLock } from './pid-lock.ts';
import { type JournalReading, type ReadJournal, readJournal } from './read-journal.ts';
import { idOfFile, placeOf, type SittingPlace } from './sitting-place.ts';
import { storeWords } from './store-words.ts';
import { setAside } from './whole-file.ts';

/** A sitting that can be continued, with what a menu tells of it. */
export interface SavedGame {
  readonly id: string;
  readonly plan: SittingPlan;
  /** Counted from 1. */
  readonly dealNumber: number;
  /** As ISO 8601 in UTC. */
  readonly startedAt: string;
  readonly changedAt: Date;
  /** Deals won, or points, of each seat. */
  readonly totals: readonly number[];
  /** The result of the deal; null while it goes on. */
  readonly result: Result | null;
}

/** The journals of a folder, and what has to be done about them after a crash. */
export class SavedGames {
  readonly #folder: string;
  readonly #finished: FinishedGames;
  readonly #say: (sentence: string) => void;

  constructor(folder: string, finished: FinishedGames, say: (sentence: string) => void) {
    this.#folder = folder;
    this.#finished = finished;
    this.#say = say;
  }

  /** Those that nobody plays, newest first. */
  list(): readonly SavedGame[] {
    const names = this.#names();
    removeLeftovers(this.#folder, names);
    return names
      .map(idOfFile)
      .flatMap((id) => (id === null ? [] : (this.#look(placeOf(this.#folder, id)) ?? [])))
      .map(savedGameOf)
      .sort((one, other) => other.changedAt.getTime() - one.changedAt.getTime());
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder);
    } catch (error) {
      this.#say(words.cannotRead(printable(this.#folder), error));
      return [];
    }
  }

  /** The journal, when it can be continued. */
  #look(place: SittingPlace): ReadJournal | null {
    if (PidLock.isHeld(place.lock)) return null;
    const reading = readJournal(place.journal, place.id);
    if (reading.type === 'gone') return null;
    if (reading.type === 'read' && this.#isInOrder(reading.journal)) return reading.journal;
    return this.#lookAfter(place);
  }

  #isInOrder(journal: ReadJournal): boolean {
    return !journal.sitting.isOver && unarchivedIn(journal, this.#finished).length === 0;
  }

  /** What changes a file is done under its lock, after another look. */
  #lookAfter(place: SittingPlace): ReadJournal | null {
    try {
      const lock = PidLock.take(place.lock);
      if (lock === null) return null;
      try {
        return this.#settle(place.journal, readJournal(place.journal, place.id));
      } finally {
        lock.release();
      }
    } catch (error) {
      this.#say(words.cannotWrite(printable(place.journal), error));
      return null;
    }
  }

  #settle(path: string, reading: JournalReading): ReadJournal | null {
    switch (reading.type) {
      case 'gone':
        return null;
      case 'damaged':
        this.#say(storeWords.damagedGame(setAside(path)));
        return null;
      case 'unreadable':
        this.#say(words.cannotRead(printable(path), reading.error));
        return null;
      case 'read': {
        const isArchived = archive(reading.journal, this.#finished);
        if (!reading.journal.sitting.isOver) return reading.journal;
        if (isArchived) removeJournal(path);
        return null;
      }
    }
  }
}

function savedGameOf({ id, plan, startedAt, changedAt, sitting }: ReadJournal): SavedGame {
  const { dealNumber, match, result } = sitting;
  return { id, plan, dealNumber, startedAt, changedAt, totals: match.totals, result };
}
