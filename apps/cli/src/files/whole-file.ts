import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Seeds are in these files: on a machine of many people they are nobody else's business. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** The file is there whole or not at all, and outlives a power cut. */
export function writeWhole(path: string, text: string, mode = PRIVATE_FILE): void {
  // A link that somebody put there stays one.
  const target = existsSync(path) ? realpathSync(path) : path;
  const temporary = temporaryFor(target);
  try {
    const file = openSync(temporary, 'w', mode);
    try {
      writeAll(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, target);
  } catch (error) {
    discard(temporary);
    throw error;
  }
  syncFolder(dirname(target));
}

/** Named after its process, so that one left behind by a crash can be told from one in use. */
export const temporaryFor = (path: string): string => `${path}.${process.pid}.tmp`;

export function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** A name in a folder outlives a power cut only after this. */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows and some network disks cannot do this for a folder; the file itself is safe.
  }
}

/** With all folders above it. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // Step by step: where a folder cannot be made at all, as under /proc, Node's own way never comes to an end.
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  syncFolder(dirname(folder));
}

/** Gives a damaged file another name, so that nothing is written over it; says which. */
export function setAside(path: string): string {
  const aside = nameAside(path);
  renameSync(path, aside);
  syncFolder(dirname(path));
  return aside;
}

/** Copies a file that is about to be replaced to a free name: at no moment is there no file. */
export function copyAside(path: string): string {
  const real = realpathSync(path);
  const aside = nameAside(real);
  try {
    linkSync(real, aside);
  } catch {
    copyFileSync(real, aside, constants.COPYFILE_EXCL);
  }
  return aside;
}

function nameAside(path: string): string {
  const first = `${path}.damaged`;
  let name = first;
  for (let number = 2; existsSync(name); number++) name = `${first}-${number}`;
  return name;
}

/** Removes what nobody would miss; if that cannot be, it stays. */
export function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Left behind.
  }
}

/** A disk that is full lets a file be made, but not filled. */
export function discardEmpty(path: string): void {
  if (existsSync(path) && statSync(path).isFile() && statSync(path).size === 0) discard(path);
}

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
