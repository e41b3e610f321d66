// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';

/** npm run check -- clauses: every clause of the protocol has a test whose name begins with its number. */

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'docs/protocol.md';
const TEST = /^(packages|apps)\/.*(\.test\.tsx?|\/test\/.*\.ts)$/;

const CLAUSE = /^- \*\*([A-Z]{2}\d+)\*\*/gm;
/** The beginning of a text: one number, or several with commas. */
const NUMBERS = /(['"`])((?:PR|SE|RM|JO)\d+(?:, (?:PR|SE|RM|JO)\d+)*) /g;

/**
 * The numbers of the clauses of a page, in order.
 * @param {string} page
 */
export const clausesIn = (page) => [...page.matchAll(CLAUSE)].map(([, clause]) => clause);

/**
 * The clauses that the names of tests begin with.
 * @param {string} text
 */
export const clausesNamedIn = (text) => [...text.matchAll(NUMBERS)].flatMap(([, , numbers]) => numbers.split(', '));

/**
 * One sentence for each fault: a clause without a test, a number without a clause, a number that comes twice.
 * @param {string} page
 * @param {readonly { readonly path: string, readonly text: string }[]} tests
 */
export function clauseFaults(page, tests) {
  const clauses = clausesIn(page);
  const tested = new Set(tests.flatMap(({ text }) => clausesNamedIn(text)));
  const strays = tests.flatMap(({ path, text }) =>
    [...new Set(clausesNamedIn(text))]
      .filter((clause) => !clauses.includes(clause))
      .map((clause) => `${path} names ${clause}, which is no clause of ${PAGE}.`),
  );
  return [
    ...clauses
      .filter((clause, index) => clauses.indexOf(clause) !== index)
      .map((clause) => `${clause} stands twice in ${PAGE}.`),
    ...clauses.filter((clause) => !tested.has(clause)).map((clause) => `${clause} has no test.`),
    ...strays,
  ];
}

/** All tests of the packages and apps, committed or not. */
function testsOfTree() {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return list
    .split('\n')
    .filter((path) => TEST.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

if (isMain(import.meta.url)) {
  const page = readFileSync(join(root, PAGE), 'utf8');
  const faults = clauseFaults(page, testsOfTree());
  const count = clausesIn(page).length;
  console.log(
    faults.length === 0
      ? `Each of the ${count} clauses of ${PAGE} has a test.`
      : `${faults.join('\n')}\n${faults.length} faults in ${count} clauses: begin the name of a test with the number of its clause.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}
