import { type FinishedGame, finishedDealOf, type Heading, type Sitting, type SittingEntry } from '@shoal/table-ui';
import type { GameStore } from '../store/game-store.ts';
import type { TableTrouble } from '../table-link/table-link.ts';
import type { Keeper } from './hosted-table.ts';

/** Keeps one sitting in the store of the browser. */
export class TableKeeper implements Keeper {
  readonly #store: GameStore;
  readonly #heading: Heading;
  #isBegun: boolean;
  #trouble: TableTrouble | null = null;

  constructor(store: GameStore, heading: Heading, isBegun: boolean) {
    this.#store = store;
    this.#heading = heading;
    this.#isBegun = isBegun;
  }

  get id(): string {
    return this.#heading.id;
  }

  get trouble(): TableTrouble | null {
    return this.#trouble;
  }

  async keep(entries: readonly SittingEntry[], sitting: Sitting): Promise<string | null> {
    const ended = finishedDealOf(this.#heading.id, sitting, new Date());
    // A look at the table makes no entry, and the end of a deal is written once.
    if (entries.length > 0) this.#trouble = await this.#write(entries, ended);
    return ended?.id ?? null;
  }

  close(): Promise<unknown> {
    return this.#store.close(this.#heading.id);
  }

  #write(entries: readonly SittingEntry[], ended: FinishedGame | null) {
    if (this.#isBegun) return this.#store.keep(this.#heading.id, entries, ended);
    this.#isBegun = true;
    return this.#store.begin(this.#heading, entries, ended);
  }
}
