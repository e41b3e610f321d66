// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the tests in a browser are. */
const FOLDER = 'apps/web/test';

/**
 * Might a run of Vitest with these arguments test in a browser? Options may take values, so they decide nothing.
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
