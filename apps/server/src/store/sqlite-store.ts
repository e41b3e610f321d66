import type { Trouble } from '@shoal/room';
import { CONFLICT, type LogRow, type RoomListing, type RoomStore } from '@shoal/room/hosting';
import type { RoomId, SpokenCode } from '@shoal/room/protocol';
import { ErasureClock, erasureTimes } from './erasure.ts';
import { openRoomsFile, type RoomsFile } from './rooms-file.ts';
import { ConflictError, RoomsTables, type RoomWrite } from './rooms-tables.ts';
import { writeNothingNew } from './schema.ts';
import { loadSqlite } from './sqlite.ts';
import { isConflict, troubleOf } from './sqlite-error.ts';

/** How a batch went, for metrics. */
export interface Commit {
  readonly writes: number;
  readonly latencyMs: number;
}

/** What a store needs from its surroundings. */
export interface StorePorts {
  now(): Date;
  monotonicMs(): number;
  onCommit?(commit: Commit): void;
}

interface Waiting extends RoomWrite {
  resolve(outcome: Trouble | null): void;
}

type Outcome = Trouble | null;

/** Rooms that are erased in one step, so that nobody waits long for it. */
const ERASED_AT_ONCE = 100;
const MOVE_ALL = 'pragma wal_checkpoint(truncate)';

/** Keeps all rooms in one SQLite file. What is appended in one turn of the event loop is one commit. */
export class SqliteStore implements RoomStore {
  readonly #file: RoomsFile;
  readonly #tables: RoomsTables;
  readonly #ports: StorePorts;
  readonly #erasureClock: ErasureClock;
  #waiting: Waiting[] = [];
  #hasFailed = false;

  private constructor(file: RoomsFile, ports: StorePorts) {
    this.#file = file;
    this.#tables = new RoomsTables(file.database);
    this.#ports = ports;
    const wallMs = this.#tables.lastTouchedAt() ?? ports.now().getTime();
    this.#erasureClock = new ErasureClock({ wallMs, monotonicMs: ports.monotonicMs() });
  }

  /** Throws a StoreError. */
  static async open(path: string, ports: StorePorts, sqlite = loadSqlite()): Promise<SqliteStore> {
    return new SqliteStore(openRoomsFile(await sqlite, path, ports.now()), ports);
  }

  /** The new name of a damaged file that was in the way. */
  get setAside(): string | null {
    return this.#file.setAside;
  }

  append(room: RoomId, rows: readonly LogRow[], listing: RoomListing | null): Promise<Outcome> {
    return new Promise((resolve) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commitWaiting());
      this.#waiting.push({ room, rows, listing, resolve });
    });
  }

  async read(room: RoomId): Promise<readonly LogRow[]> {
    return this.#tables.read(room);
  }

  async findByCode(code: SpokenCode): Promise<RoomId | null> {
    return this.#tables.findByCode(code);
  }

  /** Can anything be saved? After a failure this writes something to find out. */
  isWritable(): boolean {
    const { database } = this.#file;
    return database.isOpen && (!this.#hasFailed || this.#transaction(() => writeNothingNew(database)) === null);
  }

  /** Erases what has been kept for long enough, unless the clock may be wrong, and returns how many rooms that were. */
  async erase(): Promise<number> {
    const now = this.#ports.now();
    const moment = { wallMs: now.getTime(), monotonicMs: this.#ports.monotonicMs() };
    if (!this.#erasureClock.isBelieved(moment)) return 0;
    const times = erasureTimes(now);
    let erased = 0;
    for (let count = -1; count !== 0; erased += count) {
      count = this.#eraseSome(times);
      await new Promise(setImmediate);
    }
    // Erased rooms leave neither the file nor the log beside it.
    if (erased > 0) this.#exec(`pragma incremental_vacuum; ${MOVE_ALL}`);
    return erased;
  }

  /** Saves what waits, and leaves the file as one that needs no other. */
  async close(): Promise<void> {
    if (!this.#file.database.isOpen) return;
    this.#commitWaiting();
    this.#exec(`${MOVE_ALL}; pragma journal_mode = delete`);
    this.#file.database.close();
    this.#file.lock.release();
  }

  #commitWaiting(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length === 0) return;
    const startMs = this.#ports.monotonicMs();
    const outcomes = this.#outcomesOf(batch);
    this.#ports.onCommit?.({ writes: batch.length, latencyMs: this.#ports.monotonicMs() - startMs });
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index]);
  }

  /** One room that another writer was faster in must not cost the others their commit. */
  #outcomesOf(batch: readonly RoomWrite[]): readonly Outcome[] {
    const together = this.#commit(batch);
    if (together !== CONFLICT || batch.length === 1) return batch.map(() => together);
    return batch.map((write) => this.#commit([write]));
  }

  #commit(batch: readonly RoomWrite[]): Outcome {
    const touchedAt = this.#ports.now().getTime();
    return this.#transaction(() => {
      for (const write of batch) this.#tables.write(write, touchedAt);
    });
  }

  #eraseSome(times: ReturnType<typeof erasureTimes>): number {
    const rooms = this.#file.database.isOpen ? this.#tables.untouchedSince(times, ERASED_AT_ONCE) : [];
    const trouble = this.#transaction(() => {
      for (const room of rooms) this.#tables.erase(room);
    });
    return trouble === null ? rooms.length : 0;
  }

  /** All or nothing, and on the disk when it returns null. */
  #transaction(run: () => void): Outcome {
    const { database } = this.#file;
    try {
      database.exec('begin immediate');
      run();
      database.exec('commit');
      this.#hasFailed = false;
      return null;
    } catch (error) {
      const isRolledBack = this.#rollBack();
      if (isRolledBack && (error instanceof ConflictError || isConflict(error))) return CONFLICT;
      this.#hasFailed = true;
      return troubleOf(error);
    }
  }

  /** After some faults SQLite has done so itself. Where it fails, the next transaction fails at its beginning and tries again. */
  #rollBack(): boolean {
    const { database } = this.#file;
    try {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      return true;
    } catch {
      return false;
    }
  }

  /** What fails here is safe in one file or the other, and is done by the next start. */
  #exec(sql: string): void {
    try {
      if (this.#file.database.isOpen) this.#file.database.exec(sql);
    } catch {}
  }
}
