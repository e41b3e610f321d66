import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { isWhole } from './schema.ts';
import { loadSqlite, type Sqlite } from './sqlite.ts';
import { isDamage } from './sqlite-error.ts';
import { StoreError } from './store-error.ts';

const BUSY_MS = 10_000;
const PRIVATE_FILE = 0o600;

/**
 * Copies the file of all rooms as it is at one moment, also while a server writes it. Never overwrites a file. Throws a
 * StoreError.
 */
export async function backUpRooms(from: string, to: string): Promise<void> {
  if (!existsSync(from)) throw new StoreError('no-rooms');
  const sqlite = await loadSqlite();
  reserve(to);
  const draft = `${to}.${process.pid}.part`;
  try {
    copy(sqlite, from, draft);
    sync(draft);
    renameSync(draft, to);
  } catch (error) {
    rmSync(to, { force: true });
    throw explained(error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** From here on nobody else can make this file. */
function reserve(path: string): void {
  try {
    closeSync(openSync(path, 'wx', PRIVATE_FILE));
  } catch (error) {
    throw new StoreError(existsSync(path) ? 'target-exists' : 'target-inaccessible', { cause: error });
  }
}

function copy(sqlite: Sqlite, from: string, draft: string): void {
  rmSync(draft, { force: true });
  closeSync(openSync(draft, 'wx', PRIVATE_FILE));
  const source = new sqlite(from, { readOnly: true, timeout: BUSY_MS });
  try {
    if (!isWhole(source)) throw new StoreError('damaged');
    source.exec(`vacuum into '${draft.replaceAll("'", "''")}'`);
  } finally {
    source.close();
  }
}

/** SQLite leaves it to the caller that a copy survives a power cut. */
function sync(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function explained(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(isDamage(error) ? 'damaged' : 'inaccessible', { cause: error });
}
