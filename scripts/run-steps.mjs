// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { outcomeOf } from './child.mjs';
import { failedTestsIn } from './failed-tests.mjs';
import { summaryOf } from './step-summary.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./step-summary.mjs').Result} Result */

/**
 * Runs all steps, even after failures, and prints what failed and how long each took.
 * @param {string} root
 * @param {readonly Step[]} steps
 * @returns {Promise<number>} the exit code of the first failed step; 0 if all passed
 */
export async function runSteps(root, steps) {
  /** @type {Result[]} */
  const results = [];
  for (const step of steps) {
    process.stdout.write(`\n── ${step.name} ──\n`);
    const result = await resultOf(root, step);
    results.push(result);
    if (result.isInterrupted) break;
  }
  process.stdout.write(summaryOf(results));
  return results.find(({ code }) => code !== 0)?.code ?? 0;
}

/**
 * @param {string} root
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function resultOf(root, step) {
  const report = join(root, '.cache', 'test-reports', `${step.name}.json`);
  rmSync(report, { force: true });
  mkdirSync(join(report, '..'), { recursive: true });
  const reporters = step.isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const startMs = performance.now();
  let [code, isInterrupted] = [0, false];
  for (const [script, ...args] of step.commands) {
    const child = spawn(process.execPath, [join(root, script), ...args, ...reporters], { cwd: root, stdio: 'inherit' });
    const outcome = await outcomeOf(child);
    code ||= outcome.code;
    isInterrupted ||= outcome.isInterrupted;
    if (isInterrupted) break;
  }
  const seconds = (performance.now() - startMs) / 1000;
  return { ...{ step, code, isInterrupted, seconds }, failed: failedTestsIn(root, report) };
}
