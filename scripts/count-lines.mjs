// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

/** @typedef {{ path: string, text: string }} Source */
/** @typedef {{ path: string, lines: number, nonBlank: number, code: number }} Counted */

const PRODUCT =
  /^(packages\/[^/]+(?=\/src\/)|apps\/[^/]+(?=\/(?:src|build)\/)|scripts(?=\/)).*\.(?:tsx?|mjs|css|html)$/;
const TEST = /\.test\.|(?:^|\/)(?:test|golden)\//;
const COMMENT = /^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*|<!--(?:(?!-->)[\s\S])*-->[ \t]*)$/gm;
const SMALL = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The package, app or folder of a product source; null for other files.
 * @param {string} path
 */
export const groupOf = (path) => (TEST.test(path) ? null : (PRODUCT.exec(path)?.[1] ?? null));

/**
 * Counts as comments only lines that hold nothing else.
 * @param {Source} source
 * @returns {Counted}
 */
export function counted({ path, text }) {
  const lines = text.replace(/\n$/, '').split('\n');
  const withoutComments = text.replace(COMMENT, '');
  return { path, lines: lines.length, nonBlank: nonBlank(lines), code: nonBlank(withoutComments.split('\n')) };
}

/** @param {readonly string[]} lines */
const nonBlank = (lines) => lines.filter((line) => line.trim() !== '').length;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * The tracked product sources of a commit, or of the work tree.
 * @param {string | undefined} revision
 * @returns {Source[]}
 */
function sourcesOf(revision) {
  const list = revision === undefined ? git('ls-files', '-z') : git('ls-tree', '-rz', '--name-only', revision);
  const paths = list.split('\0').filter((path) => groupOf(path) !== null);
  if (revision !== undefined) return paths.map((path) => ({ path, text: git('show', `${revision}:${path}`) }));
  const present = paths.filter((path) => existsSync(join(root, path)));
  return present.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * @param {string} name
 * @param {readonly Counted[]} files
 */
function rowOf(name, files) {
  /** @param {(file: Counted) => number} of */
  const sum = (of) => files.reduce((total, file) => total + of(file), 0);
  const longest = files.reduce((one, other) => (other.lines > one.lines ? other : one));
  const small = files.filter(({ lines }) => lines <= SMALL).length;
  const numbers = [sum(({ nonBlank }) => nonBlank), sum(({ code }) => code), files.length, small];
  const cells = numbers.map((number) => String(number).padStart(10));
  return `${name.padEnd(20)}${cells.join('')}  ${longest.path} (${longest.lines})`;
}

/** @param {readonly Source[]} sources */
function* reportOf(sources) {
  const files = sources.map(counted);
  const heads = ['non-blank', 'code', 'files', `<= ${SMALL}`].map((head) => head.padStart(10));
  yield `${' '.repeat(20)}${heads.join('')}  longest file (lines)`;
  const groups = new Set(files.map(({ path }) => groupOf(path) ?? ''));
  for (const group of [...groups].sort())
    yield rowOf(
      group,
      files.filter(({ path }) => groupOf(path) === group),
    );
  yield rowOf('all', files);
}

if (isMain(import.meta.url)) for (const line of reportOf(sourcesOf(process.argv[2]))) console.log(line);
