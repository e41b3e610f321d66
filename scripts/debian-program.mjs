// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.mjs';

const STDERR = 2;

/** Waits while another package manager is running. */
const APT_OPTIONS = ['-q', '-o', 'DPkg::Lock::Timeout=300'];

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The machine on which to look for a program.
 * @typedef {{ environment: Environment, mayInstall: boolean }} Machine
 */

/**
 * A program that comes with a package of Debian.
 * @typedef {object} Program
 * @property {readonly string[]} names best first
 * @property {string} debianPackage
 * @property {string} installing what is told before it is installed
 */

/** Installs only as root on Debian, as in a build container. @returns {Machine} */
export function thisMachine() {
  return { environment: process.env, mayInstall: process.getuid?.() === 0 && existsSync('/etc/debian_version') };
}

/**
 * Finds a program on the PATH, or installs it if allowed.
 * @param {Program} program
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function ensureProgram(program, machine) {
  return onPath(program, machine.environment) ?? installed(program, machine);
}

/**
 * Says which tests are left out without a program. On a developer's machine the other tests are still useful; an unattended check
 * must not pass without it.
 * @param {string} sentence what is missing, and what to do
 * @param {string} tests
 * @param {Environment} environment
 */
export function sayMissing(sentence, tests, { CI }) {
  if (CI === 'true') throw new SetupError(sentence);
  process.stderr.write(`\n*** ${sentence} ${tests} are LEFT OUT. ***\n\n`);
}

/**
 * Some systems have a script of that name which only says how to install the program.
 * @param {string} path
 */
export function works(path) {
  return isExecutable(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * @param {Program} program
 * @param {Environment} environment
 */
function onPath({ names }, { PATH = '' }) {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(works);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Program} program
 * @param {Machine} machine
 */
function installed(program, { environment, mayInstall }) {
  if (!mayInstall) return undefined;
  const { debianPackage, installing } = program;
  const steps = [['update'], ['install', '-y', '--no-install-recommends', debianPackage]];
  process.stderr.write(`${installing}\n`);
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  for (const step of steps) {
    spawnSync('apt-get', [...APT_OPTIONS, ...step], { env, stdio: ['ignore', STDERR, STDERR] });
  }
  return onPath(program, environment);
}
