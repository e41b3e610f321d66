// @ts-check
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
 * Every file takes time to open, so what each start needs is one file.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
// The entry waits for its command, which imports from this file: so the entry stays out of it.
const GROUPS = [{ name: 'start', tags: ['$initial'], test: (id) => !id.endsWith(ENTRY) }];
/** A draft ends with the number of the process that writes it, and is left to that process. */
const PART = /\.mjs(\.map)?$/;

/**
 * Bundles the command line program, unless the bundle is up to date. What only some commands need lies in files beside it.
 * @param {string} root
 * @returns {Promise<string>} the path of the file that starts the program
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
  return dirname(folder) === 'packages' || folder === join('apps', 'cli') || folder === join('apps', 'server');
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
  // The file that starts the program goes last, so that a visible program is complete.
  const startLast = files.toSorted((one, other) => Number(one.path === bundle) - Number(other.path === bundle));
  for (const { path, contents } of startLast) replaceFile(path, contents, path === bundle ? 0o755 : 0o644);
  removeAllBut(
    files.map(({ path }) => basename(path)),
    dirname(bundle),
  );
}

/**
 * Removes the parts of earlier builds.
 * @param {readonly string[]} names
 * @param {string} folder
 */
function removeAllBut(names, folder) {
  const old = readdirSync(folder).filter((name) => PART.test(name) && !names.includes(name));
  for (const name of old) rmSync(join(folder, name), { force: true });
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
    chunkFileNames: '[name]-[hash].mjs',
    codeSplitting: { groups: GROUPS },
    sourcemap: true,
    // A smaller file starts faster. Names and constants stay as they are.
    minify: { compress: false, mangle: false },
    postBanner: ({ isEntry }) => (isEntry ? `#!/usr/bin/env node\n// built from ${stamp}` : ''),
  };
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await orExplain(async () => {
    await ensureInstalled(root);
    await buildCli(root);
  });
}
