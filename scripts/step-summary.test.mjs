// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { failedTestsIn } from './failed-tests.mjs';
import { summaryOf } from './step-summary.mjs';

/**
 * @param {string} name
 * @param {number} code
 * @param {Partial<import('./step-summary.mjs').Result>} [more]
 * @returns {import('./step-summary.mjs').Result}
 */
const result = (name, code, more = {}) => ({
  ...{ step: { name, commands: [], again: `npm run ${name}` }, code, seconds: 2.34, isInterrupted: false, failed: [] },
  ...more,
});

test('every step has its time and its verdict, and all of them have their sum', () => {
  expect(summaryOf([result('lint', 0), result('types', 0, { seconds: 100 })])).toBe(
    '\nlint               2.3 s  passed\ntypes            100.0 s  passed\nall              102.3 s\n',
  );
});

test('a step that failed names the command that repeats it, and its tests by file and name', () => {
  const failed = [{ file: 'apps/a.test.ts', names: ['one is true', 'another is true'] }];
  expect(
    summaryOf([result('lint', 0), result('apps', 1, { failed })])
      .split('\n')
      .slice(5),
  ).toEqual([
    'apps failed; repeat it with: npm run apps',
    '  apps/a.test.ts',
    '    one is true',
    '    another is true',
    '',
  ]);
});

test('of very many tests that failed only the first are named', () => {
  const failed = [{ file: 'a.test.ts', names: Array.from({ length: 99 }, (_, index) => `test ${index}`) }];
  const lines = summaryOf([result('apps', 1, { failed })])
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThan(30);
  expect(lines.at(-1)).toBe('  … and 80 more');
});

test('a run that was interrupted says so instead of how to repeat it', () => {
  expect(summaryOf([result('apps', 130, { isInterrupted: true })])).toMatch(/\napps was interrupted\.\n$/);
});

test('failed tests are read from the report of a run, and files that could not be loaded are among them', () => {
  const root = mkdtempSync(join(tmpdir(), 'shoal-report-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const assertionResults = [
    { status: 'passed', fullName: 'right' },
    { status: 'failed', fullName: 'wrong' },
  ];
  const testResults = [
    { name: join(root, 'a.test.ts'), status: 'passed', assertionResults: [assertionResults[0]] },
    { name: join(root, 'b.test.ts'), status: 'failed', assertionResults },
    { name: join(root, 'c.test.ts'), status: 'failed', assertionResults: [] },
  ];
  writeFileSync(join(root, 'report.json'), JSON.stringify({ testResults }));
  expect(failedTestsIn(root, join(root, 'report.json'))).toEqual([
    { file: 'b.test.ts', names: ['wrong'] },
    { file: 'c.test.ts', names: [] },
  ]);
  expect(failedTestsIn(root, join(root, 'nowhere.json'))).toEqual([]);
});
