import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Every file below a folder by its name, such as `icons/icon.svg`. */
export type Contents = ReadonlyMap<string, Buffer>;

const ATTEMPTS = 10;
const PAUSE_MS = 20;

/** Reads all of a folder that a build may replace at any moment: never parts of two. Null if there is no folder. */
export async function readWholeFolder(folder: string): Promise<Contents | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = identityOf(folder);
    const contents = orNull(() => contentsOf(folder));
    if (contents !== null && identityOf(folder) === before) return contents;
    await setTimeout(PAUSE_MS);
  }
  return null;
}

/** Numbers of folders are used again; their times are not. */
const identityOf = (folder: string): string | null =>
  orNull(() => {
    const { ino, ctimeNs } = statSync(folder, { bigint: true });
    return `${ino} ${ctimeNs}`;
  });

/** Hidden files are no part of a page. */
function contentsOf(folder: string): Contents {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map((path) => [relative(folder, path).split(sep).join('/'), path] as const);
  const shown = named.filter(([name]) => !/(?:^|\/)\./.test(name));
  return new Map(shown.map(([name, path]) => [name, readFileSync(path)]));
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
