import { openDatabase } from './open-database.ts';
import { ENTRIES, FINISHED, MATCHES } from './schema.ts';
import { type StorageFault, storageFaultOf } from './storage-fault.ts';

/** The value that the storage returned, or the fault. */
export type StorageResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: StorageFault };

/** Must await nothing but requests of its transaction. */
type Step<T> = (transaction: IDBTransaction) => Promise<T>;

/** Connects to the database, and reconnects after a loss. A database that never opened stays closed. */
export class StoreConnection {
  #database: Promise<IDBDatabase> | null = null;
  #fault: StorageFault | null = null;
  #isUsable = true;
  #hasOpened = false;

  static async open(): Promise<StoreConnection> {
    const connection = new StoreConnection();
    await connection.read(() => Promise.resolve());
    return connection;
  }

  /** The fault of the last write; null if it succeeded. */
  get fault(): StorageFault | null {
    return this.#fault;
  }

  /** Whether later writes may succeed. */
  get isUsable(): boolean {
    return this.#isUsable;
  }

  read<T>(step: Step<T>): Promise<StorageResult<T>> {
    return this.#run('readonly', step);
  }

  /** Writes everything or nothing; on success all of it is on the disk when this resolves. */
  async write<T>(step: Step<T>): Promise<StorageResult<T>> {
    const answer = await this.#run('readwrite', step);
    if (answer.ok) this.#fault = null;
    return answer;
  }

  async #run<T>(mode: IDBTransactionMode, step: Step<T>): Promise<StorageResult<T>> {
    try {
      return { ok: true, value: await transact(await this.#begin(mode), step) };
    } catch (error) {
      this.#fault = storageFaultOf(error);
      return { ok: false, fault: this.#fault };
    }
  }

  async #begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const database = await this.#opened();
    try {
      return begin(database, mode);
    } catch {
      // A connection can be dead without a close event.
      this.#database = null;
      return begin(await this.#opened(), mode);
    }
  }

  async #opened(): Promise<IDBDatabase> {
    this.#database ??= openDatabase(() => {
      this.#database = null;
    });
    try {
      const database = await this.#database;
      this.#hasOpened = true;
      return database;
    } catch (error) {
      // A database that opened once may open again, for example after a phone has woken up.
      if (this.#hasOpened) this.#database = null;
      else this.#isUsable = false;
      throw error;
    }
  }
}

/** Strict durability: a completed transaction survives a power cut. */
const begin = (database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction =>
  database.transaction([MATCHES, ENTRIES, FINISHED], mode, { durability: 'strict' });

async function transact<T>(transaction: IDBTransaction, step: Step<T>): Promise<T> {
  const [value] = await Promise.all([orAbort(transaction, step), completionOf(transaction)]);
  return value;
}

async function orAbort<T>(transaction: IDBTransaction, step: Step<T>): Promise<T> {
  try {
    return await step(transaction);
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('', 'AbortError'));
  });
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
