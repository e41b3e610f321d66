// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A game is known in its own folder and on its lines of the registry, which stand in this package. */
const AT_HOME = /^packages\/games\//;
const SOURCE = /^(packages|apps|bench|scripts|examples)\/.*\.(tsx?|mjs|css|html|webmanifest)$/;

/**
 * Who may name a game elsewhere, and why.
 * @type {readonly (readonly [path: RegExp, reason: string])[]}
 */
export const EXCEPTIONS = [
  [/\.test\.|\/test\//, 'A test may take one game as its example.'],
  [/^packages\/table-ui\/src\/daily\/daily-plan\.ts$/, 'One more game must not change the daily deals of the past.'],
  [/^bench\/peers\//, 'Other engines are measured with these games.'],
  [/^bench\/first-frame\.mjs$/, 'The first frame is recognised by the name of the first game.'],
  [/^examples\//, 'An example plays a game.'],
];

/**
 * Every way to write the name of a game in code: `its-id`, `itsId`, `ItsId`, `ITS_ID`, `Its Id`.
 * @param {string} id
 */
export function namesOf(id) {
  const words = id.split('-');
  const capital = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [
    id,
    words[0] + capital.slice(1).join(''),
    capital.join(''),
    id.toUpperCase().replaceAll('-', '_'),
    capital.join(' '),
  ];
}

/** The ids in the registry of a tree. */
export function gameIds(tree = root) {
  const text = readFileSync(join(tree, 'packages/games/src/game-ids.ts'), 'utf8');
  const [, list = ''] = /GAME_IDS = \[([^\]]*)\]/.exec(text) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id);
}

/**
 * A name of one word may be part of another word, as "war" is of "warning": only the whole word counts.
 * @param {string} id
 */
function patternsOf(id) {
  const names = namesOf(id);
  if (id.includes('-')) return names;
  return names.map((name) => {
    if (name === name.toUpperCase()) return `(?<![A-Z])${name}(?![A-Z])`;
    return name === name.toLowerCase() ? `(?<![A-Za-z])${name}(?![a-z])` : `(?<![A-Z])${name}(?![a-z])`;
  });
}

/**
 * The lines of a source that name a game which they should not know.
 * @param {string} path
 * @param {string} text
 * @param {readonly string[]} ids
 */
export function gamesNamedIn(path, text, ids) {
  if (!SOURCE.test(path) || AT_HOME.test(path) || EXCEPTIONS.some(([except]) => except.test(path))) return [];
  const names = new RegExp(ids.flatMap(patternsOf).join('|'));
  return text.split('\n').flatMap((line, index) => (names.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}

/**
 * The lines of all sources of a tree that name one of these games and should not.
 * @param {readonly string[]} ids
 */
export function strayNames(ids, tree = root) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8' });
  return list
    .split('\n')
    .filter((path) => SOURCE.test(path) && existsSync(join(tree, path)))
    .flatMap((path) => gamesNamedIn(path, readFileSync(join(tree, path), 'utf8'), ids));
}

if (isMain(import.meta.url)) {
  const found = strayNames(gameIds());
  for (const line of found) console.error(line);
  if (found.length > 0)
    console.error('Only a game’s own folder knows its name: ask its presentation, its words or the registry.');
  process.exitCode = found.length === 0 ? 0 : 1;
}
