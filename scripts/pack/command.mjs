// @ts-check
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../stamp.mjs';
import { commonPartOf } from './manifest.mjs';
import { writePackageFiles } from './package-files.mjs';

/** The program's path in its package: relative to the page as in the workspace, so that it finds the page. */
const PROGRAM = 'cli/dist/shoal.mjs';
const PAGE = 'web/dist';

/** The source of the page's court pictures, which no source map mentions because they are not scripts. */
const ART = 'node_modules/poker-cards';

/** Source maps would double the package, and hidden files are only for servers and builds. */
const LEFT_OUT = /\.map$|[\\/]\.[^\\/]*$/;
const MAP_COMMENT = /\n\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Lays out the command package: one script without dependencies, and the built page.
 * @param {string} root
 * @param {string} stage
 */
export async function stageCommand(root, stage) {
  const apps = join(root, 'apps');
  writeProgram(readFileSync(join(apps, PROGRAM), 'utf8'), join(stage, PROGRAM));
  cpSync(join(apps, PAGE), join(stage, PAGE), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  const source = join(apps, 'cli');
  const bundled = [join(apps, 'cli/dist'), join(apps, PAGE)].flatMap(mappedSources);
  writePackageFiles({ root, source, stage, manifest: commandManifestOf(root, source), bundled: [...bundled, ART] });
  return stage;
}

/**
 * @param {string} program
 * @param {string} file
 */
function writeProgram(program, file) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, program.replace(MAP_COMMENT, '\n'));
  chmodSync(file, 0o755);
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
  };
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
