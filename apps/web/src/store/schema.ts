export const DATABASE = 'shoal';

/** What the database holds, by names that browsers have kept since the first version. */
export const MATCHES = 'sittings';
export const ENTRIES = 'entries';
export const FINISHED = 'finished';
export const DAILY = 'daily';

/** The heading of a journal, as the terminal writes it. */
export interface MatchRow {
  readonly id: string;
  readonly heading: string;
  /** How many entries there are: a tab that adds one must know of all. */
  readonly entries: number;
  /** As ISO 8601 in UTC. */
  readonly changedAt: string;
}

/** One further line of a journal. */
export interface EntryRow {
  /** The id of its match. */
  readonly sitting: string;
  /** Counted from 0. */
  readonly number: number;
  readonly line: string;
}

/** A finished game, as the terminal writes it. */
export interface FinishedRow {
  readonly id: string;
  readonly daily: string | null;
  readonly line: string;
}

/** One step a version, never changed once it was out: an older database takes the steps that it lacks. */
const STEPS: readonly ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore(MATCHES, { keyPath: 'id' });
    database.createObjectStore(ENTRIES, { keyPath: ['sitting', 'number'] });
    database.createObjectStore(FINISHED, { keyPath: 'id' }).createIndex(DAILY, 'daily');
  },
];

export const VERSION = STEPS.length;

export function upgrade(database: IDBDatabase, from: number): void {
  for (const step of STEPS.slice(from)) step(database);
}
