// @ts-check
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const AGE_LIMIT_MS = 15 * 60_000;
const POLL_MS = 200;

/**
 * A lock is a folder with one empty file, named after its owner. A rename creates it and changes its owner, so
 * that of two concurrent processes exactly one succeeds.
 * @param {string} path
 * @param {(pid: number) => void} onWait called once if another process holds the lock
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeLock(path, onWait) {
  const me = ownerName(process.pid, Date.now());
  let told = false;
  while (!isTaken(path, me)) {
    const owner = ownerOf(path);
    if (owner !== undefined && !told) onWait(partsOf(owner).pid);
    told ||= owner !== undefined;
    await sleep(POLL_MS);
  }
  return () => giveBack(path, me);
}

/**
 * @param {string} path
 * @param {string} me
 */
function isTaken(path, me) {
  if (!existsSync(path)) return isMade(path, me);
  const owner = ownerOf(path);
  if (owner !== undefined) return isStale(owner) && succeeds(() => renameSync(join(path, owner), join(path, me)));
  // Only an owner that died while releasing the lock leaves it empty.
  succeeds(() => rmdirSync(path));
  return false;
}

/**
 * @param {string} path
 * @param {string} me
 */
function isMade(path, me) {
  const draft = `${path}.${me}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, me), '');
  if (succeeds(() => renameSync(draft, path))) return true;
  rmSync(draft, { recursive: true, force: true });
  return false;
}

/**
 * Leaves the lock alone if another process took it over because it believed us dead.
 * @param {string} path
 * @param {string} me
 */
function giveBack(path, me) {
  if (succeeds(() => unlinkSync(join(path, me)))) succeeds(() => rmdirSync(path));
}

/** @param {string} path */
function ownerOf(path) {
  return existsSync(path) ? readdirSync(path)[0] : undefined;
}

/**
 * @param {number} pid
 * @param {number} sinceMs
 */
export function ownerName(pid, sinceMs) {
  return `${pid}_${sinceMs}_${hostPart()}`;
}

/** @param {string} owner */
function partsOf(owner) {
  const [pid, sinceMs, host] = owner.split('_');
  return { pid: Number(pid), sinceMs: Number(sinceMs), host };
}

/**
 * A process on another machine or in another container can only be judged by age.
 * @param {string} owner
 */
function isStale(owner) {
  const { pid, sinceMs, host } = partsOf(owner);
  return Date.now() - sinceMs > AGE_LIMIT_MS || (host === hostPart() && !isAlive(pid));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

function hostPart() {
  return hostname().replace(/[^\w.-]|_/g, '-');
}

/** @param {() => void} step */
function succeeds(step) {
  try {
    step();
    return true;
  } catch {
    return false;
  }
}
