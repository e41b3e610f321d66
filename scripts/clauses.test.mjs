// @ts-check
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { clauseFaults, clausesIn, clausesNamedIn } from './clauses.mjs';
import { CHECK_STEPS } from './steps.mjs';

const PAGE = `# A page

- **PR1** One sentence.
- **PR2** Another one, about PR1 and **RM9**.
- **JO1** A last one.
`;

/** @param {string} text */
const tests = (text) => [{ path: 'packages/a/b.test.ts', text }];

test('a clause begins a line of the page', () => {
  expect(clausesIn(PAGE)).toEqual(['PR1', 'PR2', 'JO1']);
});

test('a test names one clause or several at the beginning of its name, in any quotes', () => {
  const text = [
    "test('PR1 one sentence', run);",
    'test.each(games)("PR2, JO1 in %s", run);',
    'test(`JO1 after some writes`, run);',
    "test('a sentence about PR3', run);",
    "const clause = 'PR4';",
  ].join('\n');
  expect(clausesNamedIn(text)).toEqual(['PR1', 'PR2', 'JO1', 'JO1']);
});

test('a page whose clauses are all tested has no fault', () => {
  expect(clauseFaults(PAGE, tests("test('PR1, PR2 both', run); test('JO1 too', run);"))).toEqual([]);
});

test('a clause without a test, a number without a clause and a clause that stands twice are faults', () => {
  expect(clauseFaults(`${PAGE}- **PR1** Again.\n`, tests("test('PR1 one', run); test('RM3, JO1 two', run);"))).toEqual([
    'PR1 stands twice in docs/protocol.md.',
    'PR2 has no test.',
    'packages/a/b.test.ts names RM3, which is no clause of docs/protocol.md.',
  ]);
});

test('the check of the clauses is a step of npm run check, and says how it went', () => {
  const step = CHECK_STEPS.find(({ name }) => name === 'clauses');
  expect(step?.commands).toEqual([['scripts/clauses.mjs']]);
  let told = '';
  try {
    told = execFileSync(process.execPath, ['scripts/clauses.mjs'], { encoding: 'utf8' });
  } catch (error) {
    told = String(/** @type {{ stdout?: unknown }} */ (error).stdout);
  }
  expect(told).toMatch(/clauses/);
});
