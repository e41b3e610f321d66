import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogRow } from '@shoal/room/hosting';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** A bug that comes again and again must not fill the disk. */
const MOST_FILES = 100;
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What leads to a failure again: the error and the whole log of the room, in which people have their names. */
interface Failure {
  /** The id of the room, or `server` for a bug outside all rooms. */
  readonly subject: string;
  readonly error: string;
  readonly rows: readonly LogRow[];
}

/** Keeps the logs of rooms that a bug stopped, for those who mend it. */
export class FailureFiles {
  readonly #folder: string;
  readonly #now: () => Date;

  constructor(folder: string, now: () => Date) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Returns the name of the file; null if there are too many. */
  write({ subject, error, rows }: Failure): string | null {
    mkdirSync(this.#folder, { recursive: true, mode: PRIVATE_FOLDER });
    const { length } = readdirSync(this.#folder);
    if (length >= MOST_FILES) return null;
    const at = this.#now().toISOString();
    // Two failures may come in one millisecond.
    const name = `${subject}-${at.replaceAll(':', '').replace('.', '')}-${length}.jsonl`;
    const lines = [{ subject, at, error }, ...rows].map((line) => `${JSON.stringify(line)}\n`);
    const path = join(this.#folder, name);
    writeFileSync(path, lines.join(''), { mode: PRIVATE_FILE, flag: 'wx' });
    chmodSync(path, PRIVATE_FILE);
    return name;
  }

  /** Removes what has been kept for long enough. */
  erase(): void {
    const before = this.#now().getTime() - KEPT_DAYS * DAY_MS;
    for (const name of this.#names) {
      const path = join(this.#folder, name);
      if (statSync(path).mtimeMs < before) rmSync(path, { force: true });
    }
  }

  get #names(): readonly string[] {
    try {
      return readdirSync(this.#folder);
    } catch {
      return [];
    }
  }
}
