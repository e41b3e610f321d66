// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fingerprintOf } from './stamp.mjs';

const TEST = /\.test\.tsx?$|(?:^|[\\/])test[\\/]/;

/**
 * Hashes the inputs of a build: equal stamps mean equal builds. Tests are ignored.
 * @param {string} root
 * @param {readonly string[]} paths files and folders, below the root or absolute; missing ones are ignored
 */
export function sourceStampOf(root, paths) {
  const files = paths.flatMap((path) => filesAt(resolve(root, path)));
  return fingerprintOf(files.flatMap((file) => [relative(root, file), readFileSync(file)]));
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path, { encoding: 'utf8', recursive: true }).filter((name) => !TEST.test(name));
  return names
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort();
}
