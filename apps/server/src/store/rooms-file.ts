import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FileLock } from './file-lock.ts';
import { checkOrigin, isWhole, migrate, prepareConnection } from './schema.ts';
import type { DatabaseSync, Sqlite } from './sqlite.ts';
import { isDamage } from './sqlite-error.ts';
import { StoreError } from './store-error.ts';

/** The open file of all rooms, which no other server can have. */
export interface RoomsFile {
  readonly database: DatabaseSync;
  readonly lock: FileLock;
  /** The new name of a damaged file that was in the way; null if there was none. */
  readonly setAside: string | null;
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const BUSY_MS = 2000;
const PARTS = ['', '-wal', '-shm'] as const;

/** Opens the file, or makes it. A damaged one gets another name, and nothing of it is changed. */
export function openRoomsFile(sqlite: Sqlite, path: string, now: Date): RoomsFile {
  return orInaccessible(() => {
    mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    const lock = FileLock.take(sqlite, `${path}.lock`);
    try {
      return { ...openedOrSetAside(sqlite, path, now), lock };
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

function openedOrSetAside(sqlite: Sqlite, path: string, now: Date): Omit<RoomsFile, 'lock'> {
  const database = openedUnlessDamaged(sqlite, path);
  if (database !== null) return { database, setAside: null };
  const setAside = freeNameFor(path, now);
  for (const part of PARTS) if (existsSync(path + part)) renameSync(path + part, setAside + part);
  const fresh = openedUnlessDamaged(sqlite, path);
  if (fresh === null) throw new StoreError('inaccessible');
  return { database: fresh, setAside: basename(setAside) };
}

/** Null if the content of the file cannot be trusted. */
function openedUnlessDamaged(sqlite: Sqlite, path: string): DatabaseSync | null {
  if (existsSync(path) && isDamaged(sqlite, path)) return null;
  // SQLite gives its other files the rights of this one.
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  const database = new sqlite(path, { timeout: BUSY_MS });
  try {
    prepareConnection(database);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Reads all of the file. Nothing is written, because a connection that writes would change a damaged file as it closes. */
function isDamaged(sqlite: Sqlite, path: string): boolean {
  // Only a writer can undo what a process left half done when it was killed as it made the file.
  const readOnly = !existsSync(`${path}-journal`);
  const database = new sqlite(path, { readOnly, timeout: BUSY_MS });
  try {
    checkOrigin(database);
    return !isWhole(database);
  } catch (error) {
    if (isDamage(error)) return true;
    throw error;
  } finally {
    database.close();
  }
}

function freeNameFor(path: string, now: Date): string {
  const stem = `${path}.damaged-${now.toISOString().replaceAll(':', '').slice(0, 17)}`;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? stem : `${stem}-${count}`;
    if (!existsSync(name)) return name;
  }
}

/** What the system refuses, said as the one thing that people can mend. */
function orInaccessible<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw error instanceof StoreError ? error : new StoreError('inaccessible', { cause: error });
  }
}
