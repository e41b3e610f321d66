// @ts-check

/**
 * The thoroughness of tests: `npm test` is quick, `npm run check` guards `main`, and the long checks take their time.
 * @typedef {'test' | 'check' | 'long'} Depth
 */

const DEPTH = /** @type {Depth} */ (process.env['SHOAL_DEPTH'] ?? 'test');

export const IS_LONG = DEPTH === 'long';
export const IS_CHECK = DEPTH === 'check' || IS_LONG;

/**
 * The value for the current depth; `long` defaults to `check`.
 * @template T
 * @param {{ readonly test: T, readonly check: T, readonly long?: T }} values
 * @returns {T}
 */
export function atDepth({ test, check, long = check }) {
  if (IS_LONG) return long;
  return IS_CHECK ? check : test;
}

/**
 * The first few of several similar cases; a check takes all.
 * @template T
 * @param {number} count
 * @param {readonly T[]} cases
 * @returns {readonly T[]}
 */
export const fewOf = (count, cases) => (IS_CHECK ? cases : cases.slice(0, count));

/**
 * Every third of many similar cases, spread over all of them; a check takes all.
 * @template T
 * @param {readonly T[]} cases
 * @returns {readonly T[]}
 */
export const aThirdOf = (cases) => (IS_CHECK ? cases : cases.filter((_, index) => index % 3 === 0));
