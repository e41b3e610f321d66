// @ts-check
import { join } from 'node:path';
import { ensureInstalled } from '../scripts/bootstrap.mjs';
import { SetupError } from '../scripts/setup-error.mjs';

const EXIT_NO_PEER = 4;

/**
 * Installs boardgame.io from its own lock file into its own node_modules: only comparisons need it.
 * @param {string} root
 * @returns {Promise<string>} the folder that holds it and the games for it
 */
export async function ensurePeers(root) {
  const folder = join(root, 'bench', 'peers');
  try {
    await ensureInstalled(folder);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SetupError(`There is no boardgame.io to measure against. ${error.message}`, EXIT_NO_PEER);
  }
  return folder;
}
