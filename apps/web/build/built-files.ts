import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists the files below a folder as URLs relative to it, such as `assets/index-x.js`, in a fixed order. */
export async function builtFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
