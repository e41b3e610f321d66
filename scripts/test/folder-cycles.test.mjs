// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { circleBelow, explain, importsOfFolders, isSource, mutualImports } from './folder-cycles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(isSource);
const sources = tracked
  .filter((path) => existsSync(join(root, path)))
  .map((path) => /** @type {const} */ ([path, readFileSync(join(root, path), 'utf8')]));
const imports = importsOfFolders(sources);

test('no two folders import each other', () => {
  expect(mutualImports(imports).map((pair) => explain(imports, pair))).toEqual([]);
});

test('the folders of core stand in layers: no way through their imports leads back', () => {
  expect(imports.has('packages/core/src/engine/rules')).toBe(true);
  expect(circleBelow(imports, 'packages/core')).toBeNull();
});

/** The mutual imports after a statement in folder a, if folder b imports a. */
const mutualWith = (/** @type {string} */ statement) =>
  mutualImports(
    importsOfFolders([
      ['a/one.ts', statement],
      ['b/two.ts', "import { one } from '../a/one.ts';"],
    ]),
  );

test.each([
  ["import { two } from '../b/two.ts';"],
  ["import type { Two } from '../b/two.ts';"],
  ["import {\n  type Two,\n  two,\n} from '../b/two.ts';"],
  ["import * as two from '../b/two.ts';"],
  ["import '../b/two.ts';"],
  ["import styles from '../b/two.module.css';"],
  ["export * from '../b/two.ts';"],
  ["export type { Two } from '../b/two.ts';"],
  ["const load = () => import('../b/two.ts').then((m) => m.Two);"],
  ["type Two = import('../b/two.ts').Two;"],
])('%s is an import', (statement) => {
  expect(mutualWith(statement)).toEqual(['a <-> b']);
});

test.each([
  ["import { here } from './here.ts';"],
  ["import { core } from '@shoal/core';"],
  ["import { below } from './b/two.ts';"],
  ["const text = 'b/two.ts';"],
])('%s does not lead to the other folder', (statement) => {
  expect(mutualWith(statement)).toEqual([]);
});

test('a pair is explained by an import of each side', () => {
  const two = importsOfFolders([
    ['a/one.ts', "import '../b/two.ts';"],
    ['b/two.ts', "import '../a/one.ts';"],
  ]);
  expect(explain(two, 'a <-> b')).toBe('a <-> b: a/one.ts imports b/two.ts, but b/two.ts imports a/one.ts');
});

test('a circle of three folders is found, wherever it begins', () => {
  const three = importsOfFolders([
    ['core/z/z.ts', "import '../a/a.ts';"],
    ['core/a/a.ts', "import '../b/b.ts';"],
    ['core/b/b.ts', "import '../c/c.ts';"],
    ['core/c/c.ts', "import '../a/a.ts';"],
  ]);
  expect(mutualImports(three)).toEqual([]);
  expect(circleBelow(three, 'core')).toEqual(['core/a', 'core/b', 'core/c', 'core/a']);
  expect(circleBelow(three, 'apps')).toBeNull();
});

test('tests and what only tests use are no sources', () => {
  const paths = ['a/one.ts', 'a/one.tsx', 'a/one.mjs', 'a/one.test.ts', 'a/test/one.ts', 'test/one.ts', 'a/one.css'];
  expect(paths.filter(isSource)).toEqual(['a/one.ts', 'a/one.tsx', 'a/one.mjs']);
});
