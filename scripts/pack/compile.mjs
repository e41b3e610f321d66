// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SetupError } from '../setup-error.mjs';

const TSC = 'node_modules/typescript/bin/tsc';

/** Matches a relative import in a declaration file, where the compiler does not rename `.ts`. */
const SOURCE_IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*["']\.\.?\/[^"']+)\.ts(?=["'])/g;

/**
 * Compiles the sources of all packages in one run, without tests.
 * @param {string} root
 * @param {string} folder
 * @returns {string} where each package has a folder of its own, laid out as its sources are
 */
export function compilePackages(root, folder) {
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(projectOf(relative(folder, root))));
  const tsc = [join(root, TSC), '-p', project];
  try {
    execFileSync(process.execPath, tsc, { cwd: root, encoding: 'utf8' });
  } catch (error) {
    process.stderr.write(error instanceof Error && 'stdout' in error ? `${error.stdout}` : `${error}\n`);
    throw new SetupError('The packages do not compile: mend the errors above.');
  }
  rmSync(project);
  for (const name of readdirSync(folder)) settle(join(folder, name));
  return folder;
}

/** @param {string} root as seen from the project file */
const projectOf = (root) => ({
  extends: `${root}/tsconfig.base.json`,
  compilerOptions: {
    rootDir: `${root}/packages`,
    outDir: '.',
    noEmit: false,
    declaration: true,
    // With inlined sources, stack traces and debuggers need no TypeScript file.
    ...{ sourceMap: true, inlineSources: true },
    ...{ allowImportingTsExtensions: false, rewriteRelativeImportExtensions: true },
  },
  include: [`${root}/packages/*/src`],
  exclude: [`${root}/packages/**/*.test.ts`, `${root}/packages/*/src/**/test`],
});

/**
 * Moves the compiler's output up from `src`, a folder that installed packages do not have.
 * @param {string} folder of one package
 */
function settle(folder) {
  const draft = `${folder}.src`;
  renameSync(join(folder, 'src'), draft);
  rmSync(folder, { recursive: true });
  renameSync(draft, folder);
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (name.endsWith('.d.ts')) mend(join(folder, name), (text) => text.replace(SOURCE_IMPORT, '$1.js'));
    if (name.endsWith('.js.map')) mend(join(folder, name), (text) => withPlainSource(text, name));
  }
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
const mend = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')));

/**
 * Names the source relative to the package instead of to this build.
 * @param {string} map
 * @param {string} name
 */
function withPlainSource(map, name) {
  const source = join('..', 'src', name.replace(/\.js\.map$/, '.ts'));
  const sources = [relative(dirname(name), source).replaceAll('\\', '/')];
  return JSON.stringify({ ...JSON.parse(map), sources });
}
