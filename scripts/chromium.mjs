// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const STDERR = 2;

/** Waits while another package manager is running. */
const APT_OPTIONS = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
const APT_STEPS = [
  [...APT_OPTIONS, 'update'],
  [...APT_OPTIONS, 'install', '-y', '--no-install-recommends', 'chromium'],
];

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * The machine on which to look for a browser.
 * @typedef {{ environment: Environment, mayInstall: boolean }} Machine
 */

/**
 * Finds a Chromium for the browser tests, or installs one if allowed.
 * @param {Machine} [machine]
 * @returns {Promise<string | null>} null after a warning: browser tests are then skipped
 */
export async function ensureChromium(machine = thisMachine()) {
  const { SHOAL_CHROMIUM: named } = machine.environment;
  if (named !== undefined && named !== '') return checked(named);
  const found = onPath(machine.environment) ?? installed(machine);
  if (found === undefined) sayMissing(machine.environment);
  return found ?? null;
}

/** Installs only as root on Debian, as in a build container. @returns {Machine} */
function thisMachine() {
  return { environment: process.env, mayInstall: process.getuid?.() === 0 && existsSync('/etc/debian_version') };
}

/** @param {string} path */
function checked(path) {
  if (works(path)) return path;
  throw new SetupError(`SHOAL_CHROMIUM names ${path}, which does not start: name a Chromium that does, or unset it.`);
}

/** @param {Environment} environment */
function onPath({ PATH = '' }) {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(works);
}

/**
 * Some systems have a script of that name which only says how to install a browser.
 * @param {string} path
 */
function works(path) {
  return isExecutable(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
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

/** @param {Machine} machine */
function installed({ environment, mayInstall }) {
  if (!mayInstall) return undefined;
  process.stderr.write('Installing Chromium for the tests in a browser (first run, about a minute)…\n');
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of APT_STEPS) spawnSync('apt-get', args, { env, stdio: ['ignore', STDERR, STDERR] });
  return onPath(environment);
}

/**
 * On a developer's machine the other tests are still useful; an unattended check must not pass without a browser.
 * @param {Environment} environment
 */
function sayMissing({ CI }) {
  const sentence = 'No Chromium was found: install chromium, or name one in SHOAL_CHROMIUM.';
  if (CI === 'true') throw new SetupError(sentence);
  process.stderr.write(`\n*** ${sentence} The tests in a browser are LEFT OUT. ***\n\n`);
}
