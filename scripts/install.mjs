// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outcomeOf } from './child.mjs';
import { takeLock } from './lock.mjs';
import { SetupError } from './setup-error.mjs';
import { installStampOf, isInstalled, removeInstallStamp, writeInstallStamp } from './stamp.mjs';

const STDERR = 2;

const NPM_ARGUMENTS = [
  'ci',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  // Otherwise `npm start --silent` would pass its silence on, and hide why an install failed.
  '--loglevel=error',
  // Otherwise npm's pauses between attempts would last over a minute without a network.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=8000',
];

/** npm's error messages and a sentence that helps with each; the first match counts. */
const KNOWN_FAILURES = /** @type {const} */ ([
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENOTCACHED|E50\d)\b/,
    'cannot reach the package registry; connect to the network, or check `npm config get registry`, and try again',
  ],
  [/\b(EACCES|EPERM|EROFS)\b/, 'node_modules cannot be written; change its owner or permissions and try again'],
  [/\b(ENOSPC)\b/, 'the disk is full; free some space and try again'],
  [/\b(EBADENGINE)\b/, 'a package refuses this version of Node; install the current long-term release and try again'],
  [/\b(EUSAGE)\b/, 'package-lock.json does not fit package.json; run `npm install` and commit the new lock file'],
]);

/**
 * Takes a lock, since two terminals may install at once: the second waits and finds the work done.
 * @param {string} root
 */
export async function install(root) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const giveBack = await takeLock(join(root, '.cache', 'install.lock'), sayWaiting);
  try {
    if (!isInstalled(root)) await installAfresh(root);
  } finally {
    giveBack();
  }
}

/** @param {number} pid */
function sayWaiting(pid) {
  process.stderr.write(`Another terminal is installing dependencies (process ${pid}); waiting for it…\n`);
}

/** @param {string} root */
async function installAfresh(root) {
  const reason = existsSync(join(root, 'node_modules')) ? 'out of date' : 'first run';
  process.stderr.write(`Installing dependencies (${reason}, about half a minute)…\n`);
  // Computed before the install, so that a lock file edited meanwhile counts as new.
  const stamp = installStampOf(root);
  removeInstallStamp(root);
  await runNpm(root);
  writeInstallStamp(root, stamp);
}

/** @param {string} root */
async function runNpm(root) {
  const child = startNpm(root);
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  // After SIGTERM npm would spend seconds rolling back what the next run removes anyway.
  const { code, isInterrupted } = await outcomeOf(child, 'SIGKILL').catch(explainMissingNpm);
  if (isInterrupted) throw new SetupError('Installing dependencies was interrupted.', code);
  if (code !== 0) throw failureOf(code, complaints);
}

/**
 * Uses the npm that started us. It must not read our standard input, which belongs to the game, nor write to
 * standard output, which is the game's result.
 * @param {string} root
 */
function startNpm(root) {
  const { npm_execpath: npm = '' } = process.env;
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: root, stdio: ['ignore', STDERR, 'pipe'] };
  // Yarn and pnpm set the same variable.
  if (basename(npm).startsWith('npm')) return spawn(process.execPath, [npm, ...NPM_ARGUMENTS], options);
  return spawn('npm', NPM_ARGUMENTS, { ...options, shell: process.platform === 'win32' });
}

/** @returns {never} */
function explainMissingNpm() {
  throw new SetupError('npm is not on the PATH: install it (it comes with Node) and run the same command again.');
}

/**
 * @param {number} code
 * @param {string} complaints
 */
function failureOf(code, complaints) {
  for (const [pattern, sentence] of KNOWN_FAILURES) {
    const name = pattern.exec(complaints)?.[1];
    if (name !== undefined) return new SetupError(`Installing dependencies failed: ${sentence} (${name}).`);
  }
  return new SetupError(`${complaints}Installing dependencies failed: npm stopped with code ${code}, see above.`);
}
