// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A game is known only in its own folder and in its lines of the registry, both in this package. */
const AT_HOME = /^packages\/games\//;
const SOURCE = /^(packages|apps|bench|scripts|examples)\/.*\.(tsx?|mjs|css|html|webmanifest)$/;

const TEST = /\.test\.|\/test\//;

/**
 * Paths that may name a game, and why.
 * @type {readonly (readonly [path: RegExp, reason: string])[]}
 */
export const EXCEPTIONS = [
  [TEST, 'A test may take one game as its example.'],
  [/^packages\/table-ui\/src\/daily\/daily-plan\.ts$/, 'One more game must not change the daily deals of the past.'],
  [/^bench\/peers\//, 'Other engines are measured with these games.'],
  [/^bench\/first-frame\.mjs$/, 'The first frame is recognised by the name of the first game.'],
  [/^examples\//, 'An example plays a game.'],
];

/**
 * Tests that may list games, and why.
 * @type {readonly (readonly [path: RegExp, reason: string])[]}
 */
export const LIST_EXCEPTIONS = [
  [/^apps\/web\/test\/browser\/shots\/table-scenes\.ts$/, 'Each picture shows a moment that only one game has.'],
];

/**
 * All spellings of a game's name in code: `its-id`, `itsId`, `ItsId`, `ITS_ID`, `Its Id`.
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

/** The game ids in the registry of a tree. */
export function gameIds(tree = root) {
  const text = readFileSync(join(tree, 'packages/games/src/game-ids.ts'), 'utf8');
  const [, list = ''] = /GAME_IDS = \[([^\]]*)\]/.exec(text) ?? [];
  return [...list.matchAll(/'([^']+)'/g)].map(([, id]) => id);
}

/**
 * Matches a one-word name only as a whole word: "war" is part of "warning".
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
 * The lines of a source that name a game without permission.
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
 * Matches a game in a list: `'its-id'`, `'Its Id'` or `ITS_ID`.
 * @param {string} id
 */
function listedAs(id) {
  const [, , , constant, title] = namesOf(id);
  return `(?:['"\`](?:${id}|${title})['"\`]|\\b${constant}\\b)`;
}

/** Matches an array, including nested arrays. */
const ARRAY = /\[(?:[^[\]]|\[[^[\]]*\])*\]/g;

/**
 * The lines of a test that list games: two side by side, or all in one array.
 * @param {string} path
 * @param {string} text
 * @param {readonly string[]} ids
 */
export function gamesListedIn(path, text, ids) {
  if (!SOURCE.test(path) || !TEST.test(path) || LIST_EXCEPTIONS.some(([except]) => except.test(path))) return [];
  const games = ids.map(listedAs);
  const pairs = games.map((game) => `${game},\\s*(?:${games.filter((other) => other !== game).join('|')})`);
  const arrays = [...text.matchAll(ARRAY)].filter(([array]) => games.every((game) => new RegExp(game).test(array)));
  const lines = [...text.matchAll(new RegExp(pairs.join('|'), 'g')), ...arrays].map(
    ({ index }) => text.slice(0, index).split('\n').length,
  );
  return [...new Set(lines)].map((line) => `${path}:${line}: ${text.split('\n')[line - 1].trim()}`);
}

/**
 * The findings in all sources of a tree.
 * @param {(path: string, text: string, ids: readonly string[]) => readonly string[]} find
 * @param {readonly string[]} ids
 */
function foundIn(find, ids, tree = root) {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8' });
  return list
    .split('\n')
    .filter((path) => SOURCE.test(path) && existsSync(join(tree, path)))
    .flatMap((path) => find(path, readFileSync(join(tree, path), 'utf8'), ids));
}

/**
 * The lines of all sources of a tree that name one of these games without permission.
 * @param {readonly string[]} ids
 * @param {string} [tree]
 */
export const strayNames = (ids, tree) => foundIn(gamesNamedIn, ids, tree);

if (isMain(import.meta.url)) {
  const ids = gameIds();
  const rules = /** @type {const} */ ([
    [gamesNamedIn, 'Only a game’s own folder knows its name: ask its presentation, its words or the registry.'],
    [gamesListedIn, 'Take lists of games from GAME_IDS.'],
  ]);
  for (const [find, sentence] of rules) {
    const found = foundIn(find, ids);
    if (found.length === 0) continue;
    console.error([...found, sentence].join('\n'));
    process.exitCode = 1;
  }
}
