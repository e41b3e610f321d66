// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { includesBrowserTests } from './browser-tests.mjs';

/** @type {string} */
let root;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shoal-browser-tests-'));
  mkdirSync(join(root, 'apps/web/test'), { recursive: true });
  writeFileSync(join(root, 'apps/web/test/offline.test.ts'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  [],
  ['apps/web'],
  ['./apps/web/test'],
  ['offline'],
  ['packages/core', 'offline'],
  ['-t', 'a name'],
  ['apps'],
])('a run of %j may need a browser', (...args) => {
  expect(includesBrowserTests(root, args)).toBe(true);
});

test.each([['packages/core'], ['apps/cli'], ['scripts', 'bench']])('a run of %j needs none', (...args) => {
  expect(includesBrowserTests(root, args)).toBe(false);
});

test('without such tests nothing needs one', () => {
  expect(includesBrowserTests(join(root, 'nowhere'), [])).toBe(false);
});
