// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { outcomeOf } from './child.mjs';
import { orExplain } from './setup-error.mjs';

/**
 * A script below the root, run by this same Node, and its arguments.
 * @typedef {{ name: string, command: [script: string, ...args: string[]] }} Step
 */

/** @type {Step} */
const TESTS = { name: 'tests', command: ['node_modules/vitest/vitest.mjs', 'run'] };

/** In this order, cheap ones first; the first that fails ends the run with its exit code. @type {Step[]} */
const STEPS = [
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'] },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'dead code', command: ['node_modules/knip/bin/knip.js'] },
  TESTS,
];

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string[]} args arguments mean "only these tests"
 * @returns {Step[]}
 */
function stepsFor(args) {
  return args.length === 0 ? STEPS : [{ ...TESTS, command: [...TESTS.command, ...args] }];
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

const isReady = await orExplain(async () => {
  await ensureInstalled(root);
  return true;
});

if (isReady) process.exitCode = await firstFailureOf(stepsFor(process.argv.slice(2)));
