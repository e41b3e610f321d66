// @ts-check
// npm run mutate [-- GAME…]: breaks the rules of each game in every small way, one at a time, and lists what no test notices.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Only this command needs Stryker; as a dependency of the workspace it would double the lock file. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];
const SHARED_TESTS = ['packages/games/test', 'packages/games/test/contract', 'packages/games/test/agreement'];

const VITEST_CONFIG = 'vitest.mutation.config.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, '.cache/mutation');
const copy = join(results, 'copy');

/** @param {string} command @param {string[]} args */
const inCopy = (command, ...args) => execFileSync(command, args, { cwd: copy, stdio: 'inherit' });

/** Stryker changes files where they are, so it gets a clone of the last commit. */
function prepare() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  execFileSync('git', ['clone', '--quiet', root, copy]);
  inCopy('npm', 'ci', '--no-audit', '--no-fund');
  inCopy('npm', 'install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', ...STRYKER);
}

/** One file that imports all tests of a game's rules: Stryker loads it once for each fault. @param {string} game */
function writeTests(game) {
  const own = ['rules', 'test', 'test/naive'].map((folder) => `packages/games/src/${game}/${folder}`);
  const files = [...own, ...SHARED_TESTS].flatMap((folder) => {
    const names = existsSync(join(copy, folder)) ? readdirSync(join(copy, folder)) : [];
    return names.filter((name) => name.endsWith('.test.ts')).map((name) => `import './${folder}/${name}';\n`);
  });
  writeFileSync(join(copy, 'mutation.test.ts'), files.join(''));
  // A test that is only slow notices nothing.
  const config = { test: { include: ['mutation.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } };
  writeFileSync(join(copy, VITEST_CONFIG), `export default ${JSON.stringify(config)};\n`);
}

/** @param {string} game */
function mutate(game) {
  writeTests(game);
  const report = join(results, `${game}.json`);
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: VITEST_CONFIG, related: false },
    mutate: [`packages/games/src/${game}/rules/*.ts`, '!**/*.test.ts'],
    inPlace: true,
    coverageAnalysis: 'perTest',
    disableTypeChecks: false,
    // Stryker would read the configuration with a TypeScript that it does not know yet.
    tsconfigFile: 'none.json',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    concurrency: 2,
    timeoutMS: 60_000,
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  inCopy('npx', 'stryker', 'run');
  return scoreOf(report);
}

/** @typedef {{ status: string, testsCompleted?: number, replacement?: string, location: { start: { line: number } } }} Fault */

const FOUND = ['Killed', 'Timeout', 'RuntimeError'];

/** With a fault that keeps the tests from loading, no test ends: Stryker calls that survived. @param {Fault} fault */
const isFound = ({ status, testsCompleted }) =>
  FOUND.includes(status) || (status === 'Survived' && testsCompleted === 0);

/** Lists the faults that no test notices, and returns the score. @param {string} report */
function scoreOf(report) {
  /** @type {{ files: Record<string, { mutants: Fault[] }> }} */
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((fault) => ({ file, ...fault })));
  const missed = all.filter((fault) => !isFound(fault));
  for (const { file, location, replacement } of missed) {
    process.stdout.write(`${file}:${location.start.line} no test notices ${replacement}\n`);
  }
  const found = all.length - missed.length;
  return `${found} of ${all.length} faults found (${((100 * found) / all.length).toFixed(1)} %)`;
}

const games = readdirSync(join(root, 'packages/games/src')).filter((name) =>
  existsSync(join(root, 'packages/games/src', name, 'rules')),
);
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !games.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no game '${unknown}'; the games are ${games.join(', ')}.\n`);
  process.exitCode = 2;
} else {
  prepare();
  const scores = (wanted.length > 0 ? wanted : games).map((game) => `${game}: ${mutate(game)}`);
  process.stdout.write(`${scores.join('\n')}\nThe reports are in .cache/mutation.\n`);
}
