// @ts-check
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../scripts/bootstrap.mjs';
import { orExplain } from '../scripts/setup-error.mjs';
import { build } from './build.mjs';
import { ensurePeers } from './ensure-peers.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const bundles = await orExplain(async () => {
  await ensureInstalled(root);
  await ensurePeers(root);
  return build();
});

if (bundles !== undefined) await import(new URL('peers.mjs', bundles).href);
