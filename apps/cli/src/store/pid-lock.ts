import { linkSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { codeOf, discard, PRIVATE_FILE, temporaryFor } from '../files/whole-file.ts';

const PAUSE_MS = 5;
const sleeper = new Int32Array(new SharedArrayBuffer(4));

/** The locks of this process: a file with its number that is not among them was left by an earlier process. */
const own = new Set<string>();

/** A file with the number of the process that holds it; when that has ended, anybody may take it over. */
export class PidLock {
  readonly #path: string;
  readonly #release = (): void => this.release();

  private constructor(path: string) {
    this.#path = path;
    own.add(path);
    process.once('exit', this.#release);
  }

  /** Null when somebody else holds it; throws when no file can be written there. */
  static take(path: string): PidLock | null {
    if (isCreated(path)) return new PidLock(path);
    const found = textOf(path);
    if (isHeldBy(path, found)) return null;
    takeAway(path, found);
    return isCreated(path) ? new PidLock(path) : null;
  }

  /** Waits for a lock that is only ever held for a moment; null when the wait was too long. */
  static waitFor(path: string, patienceMs: number): PidLock | null {
    for (const start = performance.now(); ; Atomics.wait(sleeper, 0, 0, PAUSE_MS)) {
      const lock = PidLock.take(path);
      if (lock !== null || performance.now() - start > patienceMs) return lock;
    }
  }

  static isHeld(path: string): boolean {
    return isHeldBy(path, textOf(path));
  }

  /** The number of the process that holds it, as far as it can be told. */
  static holderOf(path: string): number | null {
    const text = textOf(path);
    return isHeldBy(path, text) ? Number(text) : null;
  }

  release(): void {
    process.off('exit', this.#release);
    if (own.delete(this.#path) && textOf(this.#path) === OWN_TEXT) discard(this.#path);
  }
}

const OWN_TEXT = `${process.pid}\n`;

/** False when it is there already. A link appears with its text, so nobody finds a lock without its number. */
function isCreated(path: string): boolean {
  const temporary = temporaryFor(path);
  try {
    writeFileSync(temporary, OWN_TEXT, { mode: PRIVATE_FILE });
    return isLinked(temporary, path);
  } finally {
    discard(temporary);
  }
}

function isLinked(temporary: string, path: string): boolean {
  try {
    linkSync(temporary, path);
    return true;
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? false : isWritten(path);
  }
}

/** For disks that know no links. */
function isWritten(path: string): boolean {
  try {
    writeFileSync(path, OWN_TEXT, { flag: 'wx', mode: PRIVATE_FILE });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    discard(path);
    throw error;
  }
}

function isHeldBy(path: string, text: string): boolean {
  if (own.has(path)) return true;
  const pid = Number(text);
  return Number.isInteger(pid) && pid !== process.pid && isLiving(pid) && isSinceStart(path);
}

export function isLiving(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** After a power cut the number may belong to another process. */
function isSinceStart(path: string): boolean {
  try {
    return statSync(path).mtimeMs > Date.now() - (uptime() + 1) * 1000;
  } catch {
    return false;
  }
}

/** Removes a lock that was left behind. Two processes may do this at once: a lock taken meanwhile is put back. */
function takeAway(path: string, found: string): void {
  const aside = temporaryFor(path);
  try {
    renameSync(path, aside);
    if (textOf(aside) !== found) linkSync(aside, path);
  } catch {
    // Another process was faster; the next step finds its lock, or none.
  }
  discard(aside);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
