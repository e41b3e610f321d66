// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../bootstrap.mjs';
import { buildCli } from '../build-cli.mjs';
import { buildWeb } from '../build-web.mjs';
import { isMain } from '../is-main.mjs';
import { takeLock } from '../lock.mjs';
import { orExplain } from '../setup-error.mjs';
import { stageCommand } from './command.mjs';
import { compilePackages } from './compile.mjs';
import { LIBRARIES, stageLibrary } from './library.mjs';

const TARBALLS = 'dist/packages';
const STAGES = '.cache/packages';

/**
 * Creates the tarballs that people install: the command and the libraries.
 * @param {string} root
 * @param {string} [folder] the destination; its old tarballs are removed
 * @returns {Promise<string[]>} the paths of the tarballs
 */
export async function pack(root, folder = join(root, TARBALLS)) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const giveBack = await takeLock(join(root, '.cache', 'pack.lock'), sayWaiting);
  try {
    return tarballsOf(await stageAll(root), folder);
  } finally {
    giveBack();
  }
}

/** @param {number} pid */
function sayWaiting(pid) {
  process.stderr.write(`Another terminal is packing (process ${pid}); waiting for it…\n`);
}

/**
 * Lays out the folder of each package.
 * @param {string} root
 */
async function stageAll(root) {
  const stages = join(root, STAGES);
  rmSync(stages, { recursive: true, force: true });
  await buildCli(root);
  await buildWeb(root);
  const compiled = compilePackages(root, join(stages, 'compiled'));
  const libraries = LIBRARIES.map((name) => stageLibrary(root, name, join(compiled, name), join(stages, name)));
  return Promise.all([stageCommand(root, join(stages, 'shoal')), ...libraries]);
}

/**
 * @param {readonly string[]} stages
 * @param {string} folder
 */
function tarballsOf(stages, folder) {
  mkdirSync(folder, { recursive: true });
  const old = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  for (const name of old) rmSync(join(folder, name));
  const options = ['--pack-destination', folder, '--silent', '--ignore-scripts', '--offline'];
  const made = execFileSync('npm', ['pack', ...stages, ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return made
    .trim()
    .split('\n')
    .map((name) => join(folder, name));
}

/** @param {string} file */
const sizeOf = (file) => `${Math.round(statSync(file).size / 1000)} kB`.padStart(8);

if (isMain(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await orExplain(async () => {
    await ensureInstalled(root);
    for (const file of await pack(root)) process.stdout.write(`${sizeOf(file)}  ${relative(process.cwd(), file)}\n`);
  });
}
