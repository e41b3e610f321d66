// @ts-check
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { bundle } from './bundle.mjs';
import { outcomeOf } from './child.mjs';
import { orExplain } from './setup-error.mjs';

/** Bundles a TypeScript file and runs it: node scripts/run-ts.mjs FILE [arguments]. */
const root = fileURLToPath(new URL('..', import.meta.url));
const [source = '', ...args] = process.argv.slice(2);

const script = await orExplain(async () => {
  await ensureInstalled(root);
  return bundle(root, source, join(root, '.cache', 'run', `${basename(source, '.ts')}.mjs`));
});

if (script !== undefined) {
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], { cwd: root, stdio: 'inherit' });
  process.exitCode = (await outcomeOf(child)).code;
}
