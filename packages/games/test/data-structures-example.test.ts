import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const EXAMPLE = 'examples/data-structures.ts';

const told = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', EXAMPLE, ...args], { cwd: ROOT, encoding: 'utf8' });

test.each([
  ['reef', 'Ann', 'Ben'],
  ['coral', 'Ann', 'Ben', 'Cleo', 'Dan'],
])('a game on a stack, a queue and linked lists holds the same cards as the engine, seed %s', (...args) => {
  const lines = told(...args)
    .trim()
    .split('\n');
  expect(lines.at(-1)).toMatch(/^\d+ actions, every card the same\.$/);
  expect(lines.filter((line) => / asks .*: none$/.test(line)).length).toBeGreaterThan(0);
  expect(lines.filter((line) => / fishes /.test(line)).length).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^Ann asks /);
});

test('the classroom rules have no table for five', () => {
  expect(() =>
    execFileSync(process.execPath, ['--import', 'tsx', EXAMPLE, 'a', ...'ABCDE'], { cwd: ROOT, stdio: 'pipe' }),
  ).toThrow('The classroom rules have no table for 5 players.');
});
