// @ts-check
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { inputOf } from './bundle.mjs';
import { isMain } from './is-main.mjs';
import { orExplain, SetupError } from './setup-error.mjs';
import { sourceStampOf } from './source-stamp.mjs';
import { workspaceFoldersOf } from './stamp.mjs';

const ENTRY = 'apps/cli/src/main.ts';
const BUNDLE = 'apps/cli/dist/shoal.mjs';
const HEADER_BYTES = 160;

/**
 * Bundles the command line program, unless the bundle is up to date.
 * @param {string} root
 * @returns {Promise<string>} the path of the bundle
 */
export async function buildCli(root) {
  const bundle = join(root, BUNDLE);
  const stamp = sourceStampOf(root, sourcesOf(root));
  if (!isBuiltFrom(stamp, bundle)) await writeBundle(root, bundle, stamp);
  return bundle;
}

/** @param {string} root */
function sourcesOf(root) {
  const folders = workspaceFoldersOf(root).filter((folder) => isBundled(relative(root, folder)));
  return [
    ...folders.flatMap((folder) => [join(folder, 'package.json'), join(folder, 'src')]),
    'package-lock.json',
    fileURLToPath(import.meta.url),
    fileURLToPath(new URL('bundle.mjs', import.meta.url)),
  ];
}

/** @param {string} folder */
function isBundled(folder) {
  return dirname(folder) === 'packages' || folder === join('apps', 'cli');
}

/**
 * The bundle contains its stamp, so that two concurrent builds cannot mix stamp and bundle.
 * @param {string} stamp
 * @param {string} bundle
 */
function isBuiltFrom(stamp, bundle) {
  if (!existsSync(bundle)) return false;
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(bundle, 'r');
  readSync(file, header);
  closeSync(file);
  return header.includes(stamp);
}

/**
 * @param {string} root
 * @param {string} bundle
 * @param {string} stamp
 */
async function writeBundle(root, bundle, stamp) {
  const files = await compiled(root, stamp);
  mkdirSync(dirname(bundle), { recursive: true });
  // The map goes first, so that a visible bundle is complete.
  for (const { path, contents } of [...files].reverse()) replaceFile(path, contents, path === bundle ? 0o755 : 0o644);
}

/**
 * Replaces a file atomically.
 * @param {string} path
 * @param {string | Uint8Array} contents
 * @param {number} mode
 */
function replaceFile(path, contents, mode) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, contents);
  chmodSync(draft, mode);
  renameSync(draft, path);
}

/**
 * @param {string} root
 * @param {string} stamp
 */
async function compiled(root, stamp) {
  // Imported here, because a fresh clone has it only after the install.
  const { rolldown } = await import('rolldown');
  try {
    const build = await rolldown(inputOf(root, ENTRY));
    const { output } = await build.generate(outputOf(stamp));
    await build.close();
    return output.map((file) => ({
      path: join(root, dirname(BUNDLE), file.fileName),
      contents: file.type === 'chunk' ? file.code : file.source,
    }));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    throw new SetupError('The command line program does not build: mend the errors above.');
  }
}

/**
 * @param {string} stamp
 * @returns {import('rolldown').OutputOptions}
 */
function outputOf(stamp) {
  return {
    format: 'esm',
    entryFileNames: basename(BUNDLE),
    codeSplitting: false,
    sourcemap: true,
    // A smaller file starts faster. Names and constants stay as they are.
    minify: { compress: false, mangle: false },
    postBanner: `#!/usr/bin/env node\n// built from ${stamp}`,
  };
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await orExplain(async () => {
    await ensureInstalled(root);
    await buildCli(root);
  });
}
