// @ts-check
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inputOf } from '../scripts/bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));
const ENTRIES = ['main', 'peers', 'child', 'thread'];

/**
 * Bundles each entry first, because a process or worker on Node 20 cannot load TypeScript. Uses the product's bundler
 * settings, which account for a quarter of the engine's speed.
 * @returns {Promise<string>} the URL of the folder with the bundles
 */
export async function build() {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  await Promise.all(ENTRIES.map(bundle));
  return pathToFileURL(join(folder, 'dist', '/')).href;
}

/** @param {string} entry */
async function bundle(entry) {
  // Imported here, because a fresh clone has it only after the install.
  const { rolldown } = await import('rolldown');
  const sources = await rolldown(inputOf(root, join(folder, 'src', `${entry}.ts`)));
  const { output } = await sources.generate({ format: 'esm', codeSplitting: false });
  await sources.close();
  replaceFile(join(folder, 'dist', `${entry}.mjs`), output[0].code);
}

/**
 * Replaces a file atomically, since two benchmarks may start at once.
 * @param {string} path
 * @param {string} contents
 */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
