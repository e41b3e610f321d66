// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the browser tests. */
const FOLDER = 'apps/web/test';

/**
 * Whether Vitest with these arguments may run browser tests. Options are ignored, since some take values.
 * @param {string} root
 * @param {readonly string[]} args
 */
export function includesBrowserTests(root, args) {
  const paths = browserTestsIn(root);
  return paths.length > 0 && (args.length === 0 || args.some((arg) => isOption(arg) || names(arg, paths)));
}

/** @param {string} arg */
function isOption(arg) {
  return arg.startsWith('-');
}

/**
 * @param {string} arg part of a path, as Vitest takes it
 * @param {readonly string[]} paths
 */
function names(arg, paths) {
  const part = arg.replace(/^\.\//, '');
  return paths.some((path) => path.includes(part));
}

/** @param {string} root */
function browserTestsIn(root) {
  if (!existsSync(join(root, FOLDER))) return [];
  const found = readdirSync(join(root, FOLDER), { encoding: 'utf8', recursive: true });
  return found.filter((path) => /\.test\.tsx?$/.test(path)).map((path) => `${FOLDER}/${path}`);
}
