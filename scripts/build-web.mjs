// @ts-check
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { isMain } from './is-main.mjs';
import { takeLock } from './lock.mjs';
import { orExplain, SetupError } from './setup-error.mjs';
import { sourceStampOf } from './source-stamp.mjs';
import { workspaceFoldersOf } from './stamp.mjs';

const APP = 'apps/web';
const PAGE = `${APP}/dist`;
/** Inside the folder, so that both are replaced together. A build by Vite alone has none. */
const STAMP = '.shoal-stamp';

/**
 * Builds the page, unless the built one is up to date.
 * @param {string} root
 * @returns {Promise<string>} the folder of the page
 */
export async function buildWeb(root) {
  const page = join(root, PAGE);
  if (!isBuiltFrom(stampOf(root), page)) await buildAlone(root, page);
  return page;
}

/** @param {string} root */
function stampOf(root) {
  const packages = workspaceFoldersOf(root).filter((folder) => dirname(relative(root, folder)) === 'packages');
  return sourceStampOf(root, [
    ...packages.flatMap((folder) => [join(folder, 'package.json'), join(folder, 'src')]),
    ...['src', 'build', 'public'].map((name) => join(APP, name)),
    ...['index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'].map((name) => join(APP, name)),
    'tsconfig.base.json',
    'package-lock.json',
    fileURLToPath(import.meta.url),
  ]);
}

/**
 * @param {string} stamp
 * @param {string} page
 */
function isBuiltFrom(stamp, page) {
  const file = join(page, STAMP);
  return existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/**
 * Takes a lock, since two terminals may build at once: the second waits and finds the work done.
 * @param {string} root
 * @param {string} page
 */
async function buildAlone(root, page) {
  const workshop = join(root, '.cache');
  mkdirSync(workshop, { recursive: true });
  const giveBack = await takeLock(join(workshop, 'build-web.lock'), sayWaiting);
  try {
    // Computed before the build, so that a source edited meanwhile counts as new.
    const stamp = stampOf(root);
    if (isBuiltFrom(stamp, page)) return;
    const draft = join(workshop, 'web-draft');
    await compile(root, draft);
    writeFileSync(join(draft, STAMP), stamp);
    replaceFolder(page, draft, join(workshop, 'web-before'));
  } finally {
    giveBack();
  }
}

/** @param {number} pid */
function sayWaiting(pid) {
  process.stderr.write(`Another terminal is building the page (process ${pid}); waiting for it…\n`);
}

/**
 * A folder that is not empty cannot be replaced by one rename: it is missing for an instant, but never incomplete.
 * @param {string} folder
 * @param {string} draft
 * @param {string} before
 */
function replaceFolder(folder, draft, before) {
  rmSync(before, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, before);
  renameSync(draft, folder);
  rmSync(before, { recursive: true, force: true });
}

/**
 * @param {string} root
 * @param {string} draft
 */
async function compile(root, draft) {
  process.stderr.write('Building the page…\n');
  // Imported here, because a fresh clone has it only after the install.
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  // Builds for production, whatever the environment says.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root: join(root, APP),
      configFile: join(root, APP, 'vite.config.ts'),
      logLevel: 'warn',
      build: { outDir: draft, emptyOutDir: true },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    throw new SetupError('The page does not build: mend the errors above.');
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await orExplain(async () => {
    await ensureInstalled(root);
    await buildWeb(root);
  });
}
