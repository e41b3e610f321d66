import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = readFileSync(`${root}docs/threats.md`, 'utf8');
const FOLDER = 'packages/room/test/threats/';

/** The tests that the page names, each with its file. */
const named = [...PAGE.matchAll(/\]\(\.\.\/(\S+\.test\.ts)\): “([^”]+)”/g)].map(([, file, name]) => ({ file, name }));

/** The names of the tests in a file, as they are written there. The cases of `test.each` may hold anything. */
function testsIn(file: string): string[] {
  const text = readFileSync(root + file, 'utf8');
  const plain = /^ *test(?:\.(?:runIf|skipIf)\([^\n]*?\))?\(\s*'([^']+)'/gm;
  const cases = /^ *test\.each(?:<[^\n]*>)?\((?:(?!^ *test[.(]).)*?\)\(\s*'([^']+)'/gms;
  return [...text.matchAll(plain), ...text.matchAll(cases)].map(([, name]) => name);
}

/** The text of each test in a file, up to the next one. */
const bodiesIn = (file: string): string[] =>
  readFileSync(root + file, 'utf8')
    .split(/^ *test(?=[.(])/m)
    .slice(1);

test('every threat has a test that exists', () => {
  const rows = PAGE.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  const proved = rows.filter((row) => row.includes('.test.ts): “'));
  expect(proved).toHaveLength(rows.length);
  for (const { file, name } of named) expect(testsIn(file), file).toContain(name);
  console.log(`threats: ${rows.length}, proved by ${named.length} tests`);
});

test('each of these tests prints its count', () => {
  const silent = named.filter(
    ({ file, name }) => !bodiesIn(file).some((body) => body.includes(`'${name}'`) && body.includes('console.log(')),
  );
  expect(silent).toEqual([]);
});

test('every test of a threat is named on the page, and prints its count', () => {
  const files = readdirSync(root + FOLDER).filter((file) => file.endsWith('.test.ts'));
  // What only shows that the other tests can fail, or what holds without any threat.
  const plain = ['an honest server is proved to be one'];
  const all = files.flatMap((file) => testsIn(FOLDER + file));
  expect(all.filter((name) => !plain.includes(name) && !named.some((one) => one.name === name))).toEqual([]);
  for (const file of files) expect(readFileSync(root + FOLDER + file, 'utf8'), file).toContain('console.log(');
  expect(all.length).toBeGreaterThan(50);
});
