// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXCEPTIONS, gameIds, gamesNamedIn, namesOf } from '../game-names.mjs';

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

test('every exception has a reason in a sentence', () => {
  for (const [, reason] of EXCEPTIONS) expect(reason).toMatch(/^[A-Z].*\.$/);
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
