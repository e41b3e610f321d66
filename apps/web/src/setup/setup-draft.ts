import type { GameId } from '@shoal/core';
import { type NumberedName, readSetup, type TableSetup, withFittingNames, withPeople } from '@shoal/table-ui';

/** A table that is being set up: which game, and for how many people at least. */
export interface DraftKey {
  readonly game: GameId;
  readonly people: number;
}

/** Tables that were begun and not started yet: whoever looks at the other game loses nothing. */
export class SetupDrafts {
  readonly #drafts = new Map<string, TableSetup>();

  /** The draft, or the table that was played last. */
  read({ game, people }: DraftKey, remembered: unknown, nameOf: NumberedName): TableSetup {
    const draft = this.#drafts.get(keyOf({ game, people }));
    if (draft !== undefined) return draft;
    const setup = readSetup(game, remembered);
    return people > 1 ? withPeople(setup, people, nameOf) : withFittingNames(setup, nameOf);
  }

  keep(people: number, setup: TableSetup): void {
    this.#drafts.set(keyOf({ game: setup.game, people }), setup);
  }

  /** What was started is remembered from then on. */
  drop(game: GameId): void {
    for (const key of [...this.#drafts.keys()]) if (key.startsWith(`${game} `)) this.#drafts.delete(key);
  }
}

const keyOf = ({ game, people }: DraftKey): string => `${game} ${people}`;
