// @ts-check
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NATIVE } from '../bundle.mjs';
import { manifestOf } from '../stamp.mjs';
import { commonPartOf } from './manifest.mjs';
import { writePackageFiles } from './package-files.mjs';

/** The program's path in its package: relative to the page as in the workspace, so that it finds the page. */
const SCRIPTS = 'cli/dist';
const PROGRAM = `${SCRIPTS}/shoal.mjs`;
const PAGE = 'web/dist';

/** The source of the page's court pictures, which no source map mentions because they are not scripts. */
const ART = 'node_modules/poker-cards';

/** Source maps would double the package, and hidden files are only for servers and builds. */
const LEFT_OUT = /\.map$|[\\/]\.[^\\/]*$/;
const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Lays out the command package: scripts without dependencies, and the built page.
 * @param {string} root
 * @param {string} stage
 */
export async function stageCommand(root, stage) {
  const apps = join(root, 'apps');
  stageScripts(join(apps, SCRIPTS), join(stage, SCRIPTS));
  chmodSync(join(stage, PROGRAM), 0o755);
  cpSync(join(apps, PAGE), join(stage, PAGE), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  const source = join(apps, 'cli');
  const bundled = [join(apps, 'cli/dist'), join(apps, PAGE)].flatMap(mappedSources);
  writePackageFiles({ root, source, stage, manifest: commandManifestOf(root, source), bundled: [...bundled, ART] });
  return stage;
}

/**
 * @param {string} built
 * @param {string} stage
 */
function stageScripts(built, stage) {
  mkdirSync(stage, { recursive: true });
  for (const name of readdirSync(built).filter((name) => !LEFT_OUT.test(name))) {
    writeFileSync(join(stage, name), readFileSync(join(built, name), 'utf8').replace(MAP_COMMENT, '\n'));
  }
}

/**
 * @param {string} root
 * @param {string} source
 */
function commandManifestOf(root, source) {
  return {
    name: 'shoal',
    ...commonPartOf(root, manifestOf(source)),
    bin: { shoal: PROGRAM },
    files: ['cli', 'web'],
    // Only rooms need it. Where it cannot be installed, all other commands work.
    optionalDependencies: nativeOf(manifestOf(join(root, 'apps/server'))),
  };
}

/**
 * The packages that no bundle can hold, with the versions that the server is tested with.
 * @param {import('../stamp.mjs').Manifest} server
 */
function nativeOf(server) {
  const dependencies = /** @type {Readonly<Record<string, string>>} */ (server['dependencies'] ?? {});
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => NATIVE.includes(name)));
}

/**
 * The sources of the scripts in a built folder.
 * @param {string} folder
 * @returns {string[]}
 */
function mappedSources(folder) {
  const maps = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.map'));
  return maps.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources);
}
