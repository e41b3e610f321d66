// @ts-check
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inputOf } from '../scripts/bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('.', import.meta.url));
const ENTRIES = ['main', 'peers', 'child', 'thread'];

/**
 * A fresh process or a worker cannot load TypeScript on Node 20, so each entry becomes one file first, bundled as
 * the product is: how the engine is bundled decides a quarter of its speed.
 * @returns {Promise<string>} the address of the folder that holds the bundles
 */
export async function build() {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  await Promise.all(ENTRIES.map(bundle));
  return pathToFileURL(join(folder, 'dist', '/')).href;
}

/** @param {string} entry */
async function bundle(entry) {
  // Loaded here because a fresh clone has it only after the install.
  const { rolldown } = await import('rolldown');
  const sources = await rolldown(inputOf(root, join(folder, 'src', `${entry}.ts`)));
  const { output } = await sources.generate({ format: 'esm', codeSplitting: false });
  await sources.close();
  replaceFile(join(folder, 'dist', `${entry}.mjs`), output[0].code);
}

/**
 * Two benchmarks may start at once: each sees a whole file, never half of one.
 * @param {string} path
 * @param {string} contents
 */
function replaceFile(path, contents) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, path);
}
