import type { DatabaseSync, Sqlite } from './sqlite.ts';
import { isBusy } from './sqlite-error.ts';
import { StoreError } from './store-error.ts';

/**
 * Lets one server at a time have a file. The system's own locks end with the process, however it ends, and SQLite knows them
 * on every platform: so the lock is an empty database that stays in a transaction.
 */
export class FileLock {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  static take(sqlite: Sqlite, path: string): FileLock {
    const database = new sqlite(path, { timeout: 0 });
    try {
      database.exec('begin exclusive');
      return new FileLock(database);
    } catch (error) {
      database.close();
      throw isBusy(error) ? new StoreError('locked', { cause: error }) : error;
    }
  }

  release(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
