export const DATABASE = 'shoal';

/** The names of the object stores, unchanged since the first version. */
export const MATCHES = 'sittings';
export const ENTRIES = 'entries';
export const FINISHED = 'finished';
export const DAILY = 'daily';

/** The heading of a journal, as the terminal writes it. */
export interface MatchRow {
  readonly id: string;
  readonly heading: string;
  /** The number of entries: a tab that appends must know every one. */
  readonly entries: number;
  /** An ISO 8601 time in UTC. */
  readonly changedAt: string;
}

/** A line of a journal after the heading. */
export interface EntryRow {
  /** The id of the match. */
  readonly sitting: string;
  /** The index of the entry, from 0. */
  readonly number: number;
  readonly line: string;
}

/** A finished game, as the terminal writes it. */
export interface FinishedRow {
  readonly id: string;
  readonly daily: string | null;
  readonly line: string;
}

/** One migration per version, never changed after its release: an older database runs those it lacks. */
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
