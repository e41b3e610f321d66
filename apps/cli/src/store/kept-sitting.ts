import { finishedDealOf, type Sitting } from '@shoal/table-ui';
import { archive, removeJournal } from './archive.ts';
import type { FinishedGames } from './finished-games.ts';
import type { Journal } from './journal.ts';
import type { PidLock } from './pid-lock.ts';
import { readJournal } from './read-journal.ts';
import type { SittingPlace } from './sitting-place.ts';

/** What holds a sitting on the disk. */
export interface Hold {
  readonly place: SittingPlace;
  readonly journal: Journal;
  readonly lock: PidLock;
}

/** A sitting that is kept while it is played; without a hold it is gone with the program. */
export class KeptSitting {
  readonly id: string;
  readonly sitting: Sitting;
  readonly #finished: FinishedGames;
  #hold: Hold | null;

  constructor(id: string, sitting: Sitting, finished: FinishedGames, hold: Hold | null) {
    this.id = id;
    this.sitting = sitting;
    this.#finished = finished;
    this.#hold = hold;
  }

  /** Will it be there when the program is started again? */
  get isKept(): boolean {
    return this.#hold?.journal.isOpen === true;
  }

  /** Puts the deal that is over among the finished games; once more does no harm, and before the end nothing happens. */
  finishDeal(): void {
    this.#archiveDeal();
  }

  /** Lets it go: others may continue it, or it is gone when it is over and all its deals are among the finished games. */
  close(): void {
    this.#letGo((hold) => this.sitting.isOver && this.#archiveDeal() && this.#isArchived(hold.place));
  }

  /** Gives the sitting up; deals that are among the finished games stay there. */
  abandon(): void {
    this.#letGo(() => true);
  }

  #letGo(isDone: (hold: Hold) => boolean): void {
    const hold = this.#hold;
    if (hold === null) return;
    this.#hold = null;
    hold.journal.close();
    try {
      if (isDone(hold)) removeJournal(hold.place.journal);
    } finally {
      hold.lock.release();
    }
  }

  /** Is it on the disk now? */
  #archiveDeal(): boolean {
    const game = finishedDealOf(this.id, this.sitting, new Date());
    return game !== null && this.#finished.add(game);
  }

  /** Earlier deals of the sitting, should nobody have seen to them. */
  #isArchived({ journal: path, id }: SittingPlace): boolean {
    const reading = readJournal(path, id);
    return reading.type === 'read' && archive(reading.journal, this.#finished);
  }
}
