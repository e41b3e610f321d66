import type { GameId } from '@shoal/games/ids';
import { type NumberedName, readSetup, type TableSetup, withFittingNames, withPeople } from '@shoal/table-ui';

/** Identifies a setup in progress: the game, and the minimum number of people. */
export interface DraftKey {
  readonly game: GameId;
  readonly people: number;
}

/** Setups that were changed but not started, so that a look at another game loses nothing. */
export class SetupDrafts {
  readonly #drafts = new Map<string, TableSetup>();

  /** Returns the draft, or the setup last used. */
  read({ game, people }: DraftKey, remembered: unknown, nameOf: NumberedName): TableSetup {
    const draft = this.#drafts.get(keyOf({ game, people }));
    if (draft !== undefined) return draft;
    const setup = readSetup(game, remembered);
    return people > 1 ? withPeople(setup, people, nameOf) : withFittingNames(setup, nameOf);
  }

  keep(people: number, setup: TableSetup): void {
    this.#drafts.set(keyOf({ game: setup.game, people }), setup);
  }

  /** Deletes the drafts of a game that was started: from then on the settings remember its setup. */
  drop(game: GameId): void {
    for (const key of [...this.#drafts.keys()]) if (key.startsWith(`${game} `)) this.#drafts.delete(key);
  }
}

const keyOf = ({ game, people }: DraftKey): string => `${game} ${people}`;
