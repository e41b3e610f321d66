import type { GameId } from '@shoal/games/ids';
import { type NumberedName, readSetup, type TableSetup, withFittingNames, withPeople } from '@shoal/table-ui';

/** Names a table that is being set up: its game, and its least number of people. */
export interface DraftKey {
  readonly game: GameId;
  readonly people: number;
}

/** Setups that were changed but not started: looking at the other game loses nothing. */
export class SetupDrafts {
  readonly #drafts = new Map<string, TableSetup>();

  /** Returns the draft, or the setup of the table that was played last. */
  read({ game, people }: DraftKey, remembered: unknown, nameOf: NumberedName): TableSetup {
    const draft = this.#drafts.get(keyOf({ game, people }));
    if (draft !== undefined) return draft;
    const setup = readSetup(game, remembered);
    return people > 1 ? withPeople(setup, people, nameOf) : withFittingNames(setup, nameOf);
  }

  keep(people: number, setup: TableSetup): void {
    this.#drafts.set(keyOf({ game: setup.game, people }), setup);
  }

  /** Forgets the drafts of a game that was started: its settings remember it from then on. */
  drop(game: GameId): void {
    for (const key of [...this.#drafts.keys()]) if (key.startsWith(`${game} `)) this.#drafts.delete(key);
  }
}

const keyOf = ({ game, people }: DraftKey): string => `${game} ${people}`;
