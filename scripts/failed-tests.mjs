// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The part of Vitest's JSON report that is read here.
 * @typedef {{ name: string, status: string, message?: string, assertionResults: readonly Assertion[] }} TestFile
 * @typedef {{ status: string, fullName: string }} Assertion
 */

/**
 * The failed tests of a file; none if the file could not be loaded.
 * @typedef {{ file: string, names: readonly string[] }} FailedFile
 */

/**
 * @param {string} root
 * @param {string} report the file that the reporter wrote
 * @returns {FailedFile[]}
 */
export function failedTestsIn(root, report) {
  if (!existsSync(report)) return [];
  /** @type {{ testResults: readonly TestFile[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: relative(root, name),
      names: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
}
