// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { includesBrowserTests } from './browser-tests.mjs';
import { outcomeOf } from './child.mjs';
import { ensureChromium } from './chromium.mjs';
import { orExplain } from './setup-error.mjs';

/**
 * A script below the root, run by this same Node, and its arguments.
 * @typedef {{ name: string, command: [script: string, ...args: string[]] }} Step
 */

const VITEST = 'node_modules/vitest/vitest.mjs';
const TSC = 'node_modules/typescript/bin/tsc';

/** Tests that play or explore for long. Counting branches would only slow them down. */
const PROOFS = ['naive', 'z-pairs', 'exhaustive', 'agreement', 'any-table', 'secrecy', 'oracle'].map(
  (name) => `packages/core/test/${name}`,
);

/** Tests of whole programs: the terminal's, and the benchmark's. */
const PROGRAMS = ['apps/cli/test', 'bench'];

/** Tests in a real browser, which leave no core for others. */
const BROWSER = 'apps/web/test';
/** What is told in milliseconds has the machine to itself. */
const MEASURED = `${BROWSER}/measured`;

/** @param {string[]} paths */
const without = (paths) => paths.flatMap((path) => ['--exclude', `${path}*/**`, '--exclude', `${path}*`]);

/** In this order, cheap ones first; the first that fails ends the run with its exit code. @type {Step[]} */
const STEPS = [
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'types', command: [TSC, '--noEmit', '-p', 'tsconfig.json'] },
  // Once more without Node's types: what runs everywhere must not even know them.
  { name: 'types of core', command: [TSC, '--noEmit', '-p', 'packages/core'] },
  { name: 'types of table-ui', command: [TSC, '--noEmit', '-p', 'packages/table-ui'] },
  { name: 'types of the page', command: [TSC, '--noEmit', '-p', 'apps/web'] },
  { name: 'types of its tests', command: [TSC, '--noEmit', '-p', 'apps/web/test'] },
  { name: 'types of the service worker', command: [TSC, '--noEmit', '-p', 'apps/web/src/service-worker'] },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js'] },
  // These keep nothing between files, so that one load of all modules serves many of them.
  { name: 'tests', command: [VITEST, 'run', 'packages', '--coverage', '--no-isolate', ...without(PROOFS)] },
  {
    name: 'tests of the apps',
    command: [VITEST, 'run', 'apps', 'scripts', '--no-isolate', ...without([...PROGRAMS, BROWSER])],
  },
  { name: 'programs', command: [VITEST, 'run', ...PROGRAMS] },
  { name: 'browser', command: [VITEST, 'run', BROWSER, ...without([MEASURED])] },
  { name: 'measured', command: [VITEST, 'run', MEASURED, '--no-file-parallelism'] },
  { name: 'proofs', command: [VITEST, 'run', ...PROOFS] },
];

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string[]} args arguments mean "only these tests"
 * @returns {Step[]}
 */
function stepsFor(args) {
  return args.length === 0 ? STEPS : [{ name: 'tests', command: [VITEST, 'run', ...args] }];
}

/** @param {Step} step */
async function exitCodeOf({ name, command: [script, ...args] }) {
  const startMs = performance.now();
  const child = spawn(process.execPath, [join(root, script), ...args], { cwd: root, stdio: 'inherit' });
  const { code } = await outcomeOf(child);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  process.stdout.write(`${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s\n`);
  return code;
}

/** @param {Step[]} steps */
async function firstFailureOf(steps) {
  for (const step of steps) {
    const code = await exitCodeOf(step);
    if (code !== 0) return code;
  }
  return 0;
}

const args = process.argv.slice(2);

const isReady = await orExplain(async () => {
  await ensureInstalled(root);
  // An empty name says that there is none.
  if (includesBrowserTests(root, args)) process.env['SHOAL_CHROMIUM'] = (await ensureChromium()) ?? '';
  return true;
});

if (isReady) process.exitCode = await firstFailureOf(stepsFor(args));
