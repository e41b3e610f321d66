// @ts-check
import { SetupError } from './setup-error.mjs';
import { isInstalled, manifestOf } from './stamp.mjs';

/**
 * Prepares a bare clone. Uses only Node's own modules, and imports the installer only when needed, so that a
 * warm start stays fast.
 * @param {string} root
 * @param {string} [nodeVersion]
 */
export async function ensureInstalled(root, nodeVersion = process.versions.node) {
  checkNode(manifestOf(root).engines?.node ?? '>=0', nodeVersion);
  if (isInstalled(root)) return;
  const { install } = await import('./install.mjs');
  await install(root);
}

/**
 * @param {string} range the engines field, always of the form ">=20.11"
 * @param {string} version
 */
function checkNode(range, version) {
  const floor = /^>=\s*(\d+(?:\.\d+)*)$/.exec(range)?.[1];
  if (floor === undefined) throw new Error(`engines.node must look like ">=20.11", not "${range}"`);
  if (isAtLeast(version, floor)) return;
  throw new SetupError(
    `Shoal needs Node ${floor} or newer and this is Node ${version}: ` +
      'install a newer Node (from your package manager, nvm or nodejs.org) and run the same command again.',
  );
}

/**
 * @param {string} version
 * @param {string} floor
 */
function isAtLeast(version, floor) {
  const have = version.split('.').map((part) => Number.parseInt(part, 10));
  const want = floor.split('.').map(Number);
  const unequal = want.findIndex((part, index) => part !== have[index]);
  return unequal === -1 || have[unequal] > want[unequal];
}
