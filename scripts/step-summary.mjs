// @ts-check

/**
 * The result of a step.
 * @typedef {object} Result
 * @property {import('./steps.mjs').Step} step
 * @property {number} code
 * @property {boolean} isInterrupted
 * @property {number} seconds
 * @property {readonly import('./failed-tests.mjs').FailedFile[]} failed
 */

const NAME_WIDTH = 14;
const SECONDS_WIDTH = 8;
/** A broken build fails every test; the first ones are enough. */
const MOST_TESTS = 20;

/**
 * Formats a table of times, and each failure with the command that repeats it.
 * @param {readonly Result[]} results
 */
export function summaryOf(results) {
  const rows = results.map(({ step, code, seconds }) => row(step.name, seconds, code === 0 ? 'passed' : 'FAILED'));
  const sum = results.reduce((total, { seconds }) => total + seconds, 0);
  const failures = results.filter(({ code }) => code !== 0).flatMap(failureLines);
  return `\n${[...rows, row('all', sum, ''), ...failures].join('\n')}\n`;
}

/**
 * @param {string} name
 * @param {number} seconds
 * @param {string} verdict
 */
const row = (name, seconds, verdict) =>
  `${name.padEnd(NAME_WIDTH)}${seconds.toFixed(1).padStart(SECONDS_WIDTH)} s  ${verdict}`.trimEnd();

/** @param {Result} result */
function failureLines({ step, failed, isInterrupted }) {
  if (isInterrupted) return ['', `${step.name} was interrupted.`];
  const lines = failed.flatMap(({ file, names }) => [file, ...names.map((name) => `  ${name}`)]);
  const shown = lines.slice(0, MOST_TESTS);
  const more = lines.length > shown.length ? [`… and ${lines.length - shown.length} more`] : [];
  return ['', `${step.name} failed; repeat it with: ${step.again}`, ...[...shown, ...more].map((line) => `  ${line}`)];
}
