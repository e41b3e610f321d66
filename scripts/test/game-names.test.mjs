// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXCEPTIONS, gameIds, gamesListedIn, gamesNamedIn, LIST_EXCEPTIONS, namesOf } from '../game-names.mjs';

const IDS = gameIds();

test('the registry names every game', () => {
  expect(IDS.length).toBeGreaterThan(1);
  for (const id of IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

describe.each(IDS)('the game %s', (id) => {
  test.each(namesOf(id))('may not be called %s outside its folder', (name) => {
    const path = 'packages/table-ui/src/table/planted.ts';
    expect(gamesNamedIn(path, `const a = 1;\nconst planted = '${name}';`, IDS)).toEqual([
      `${path}:2: const planted = '${name}';`,
    ]);
  });

  test('may be named in its own folder, in tests and where an exception says why', () => {
    for (const path of [`packages/games/src/${id}/index.ts`, 'apps/cli/src/a.test.ts', 'examples/bots/a.mjs']) {
      expect(gamesNamedIn(path, `const planted = '${id}';`, IDS)).toEqual([]);
    }
  });
});

test('a name of one word is found as a word, also within an identifier, and not within another word', () => {
  const path = 'packages/table-ui/src/table/planted.ts';
  for (const text of ["'war'", 'warRules', 'isWar', 'MOST_WAR_CARDS', 'play War.']) {
    expect(gamesNamedIn(path, text, ['war'])).toHaveLength(1);
  }
  for (const text of ['warning', 'forward', 'Warning', 'inward', 'AWARD', 'softwareName']) {
    expect(gamesNamedIn(path, text, ['war'])).toEqual([]);
  }
});

describe('a test', () => {
  const PATH = 'apps/cli/test/planted.test.ts';
  const GAMES = ['war', 'gin-rummy', 'snap'];
  const listed = (/** @type {string} */ text, path = PATH) => gamesListedIn(path, text, GAMES);

  test.each([
    "test.each(['war', 'snap'])",
    'test.each([WAR, GIN_RUMMY])',
    "fc.constantFrom('gin-rummy', 'war')",
    "screen.tagline(['War', 'Gin Rummy'])",
    "const tables = [['war', '6'], ['gin-rummy', '4'], ['snap', '2']];",
    "const tables = [{ game: 'snap' }, { game: 'gin-rummy' }, { game: 'war' }];",
  ])('may not list games: %s', (text) => {
    expect(listed(`const a = 1;\n${text}`)).toEqual([`${PATH}:2: ${text}`]);
  });

  test('may not list games on several lines either', () => {
    expect(listed("const two = [\n  'war',\n  'snap',\n];")).toEqual([`${PATH}:2: 'war',`]);
    expect(listed("const rows = [\n  ['war', 6],\n  [SNAP, 4],\n  ['Gin Rummy', 4],\n];")).toEqual([
      `${PATH}:1: const rows = [`,
    ]);
  });

  test.each([
    "tableOf('war', 'standard')",
    "const same = ['war', 'war', WAR];",
    "const examples = [['war', 'standard'], ['snap', 'quick']];",
    "const perGame = { war: 1, 'gin-rummy': 2, snap: 3 };",
    "['warning', 'snapshot']",
  ])('may name games as examples: %s', (text) => {
    expect(listed(text)).toEqual([]);
  });

  test('is told apart from other sources, which may not name a game at all', () => {
    expect(listed("['war', 'snap']", 'packages/table-ui/src/daily/daily-plan.ts')).toEqual([]);
    expect(listed("['war', 'snap']", 'packages/table-ui/test/planted.ts')).toHaveLength(1);
  });
});

test('every exception has a reason in a sentence', () => {
  for (const [, reason] of [...EXCEPTIONS, ...LIST_EXCEPTIONS]) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test('every exception for lists is needed: a file of its kind lists games', () => {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const isNeeded = (/** @type {string} */ path) =>
    gamesListedIn('apps/cli/test/planted.test.ts', readFileSync(path, 'utf8'), IDS).length > 0;
  for (const [pattern] of LIST_EXCEPTIONS) {
    expect(paths.filter((path) => pattern.test(path)).some(isNeeded)).toBe(true);
  }
});

test('every exception is needed: a file of its kind names a game', () => {
  const paths = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
  const names = IDS.flatMap(namesOf);
  const isNeeded = (/** @type {RegExp} */ pattern) =>
    paths.some((path) => {
      if (!pattern.test(path)) return false;
      const text = readFileSync(path, 'utf8');
      return names.some((name) => text.includes(name));
    });
  expect(EXCEPTIONS.filter(([pattern]) => !isNeeded(pattern)).map(([, reason]) => reason)).toEqual([]);
});
