import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Edition } from '../src/service-worker/edition.ts';
import { builtFiles } from './built-files.ts';

const SOURCE = fileURLToPath(new URL('../src/service-worker/service-worker.ts', import.meta.url));
const WORKER = 'service-worker.js';
/** Files that no page requests: the worker itself, source maps, and files for servers only. */
const LEFT_OUT = /^service-worker\.js$|\.(?:map|br|gz)$|(?:^|\/)\./;

/** Adds the service worker, which lists all built files with their hashes. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'shoal:service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir, assetsDir }, publicDir }) => {
      folder = resolve(root, outDir);
      // Browsers cache the files of this folder for ever.
      if (existsSync(join(publicDir, assetsDir)))
        throw new Error(`${publicDir} must hold no folder ${assetsDir}: its files carry no hash in their names`);
    },
    writeBundle: async () => writeFile(join(folder, WORKER), await workerFor(await editionOf(folder))),
  };
}

/** Hashes a folder: two folders are the same edition exactly if all their files are equal. */
export async function editionOf(folder: string): Promise<Edition> {
  const names = (await builtFiles(folder)).filter((name) => !LEFT_OUT.test(name));
  const hashes = await Promise.all(names.map(async (name) => hashOf(await readFile(join(folder, name)))));
  const files = Object.fromEntries(names.map((name, index) => [name, hashes[index]]));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { version, files };
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** A classic script, because older browsers support service workers but not module workers. */
async function workerFor(edition: Edition): Promise<string> {
  const built = await build({
    configFile: false,
    root: dirname(SOURCE),
    publicDir: false,
    logLevel: 'warn',
    define: { SHOAL_EDITION: JSON.stringify(edition) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: WORKER, codeSplitting: false } },
    },
  });
  const worker = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0];
  if (worker?.type !== 'chunk') throw new Error('The service worker did not become one script');
  return worker.code;
}
