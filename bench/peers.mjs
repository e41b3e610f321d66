// @ts-check
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/bootstrap.mjs';
import { orExplain, SetupError } from '../scripts/setup-error.mjs';
import { build } from './build.mjs';

const EXIT_NO_PEER = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
const peers = fileURLToPath(new URL('./peers/', import.meta.url));

/** Installs boardgame.io from its own lock file into its own node_modules: only this comparison needs it. */
async function ensurePeers() {
  try {
    await ensureInstalled(peers);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    throw new SetupError(`There is no boardgame.io to measure against. ${error.message}`, EXIT_NO_PEER);
  }
}

const bundles = await orExplain(async () => {
  await ensureInstalled(root);
  await ensurePeers();
  return build();
});

if (bundles !== undefined) await import(new URL('peers.mjs', bundles).href);
