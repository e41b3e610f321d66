// @ts-check
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../stamp.mjs';
import { bundleForeign } from './bundle-foreign.mjs';
import { libraryManifestOf } from './manifest.mjs';
import { writePackageFiles } from './package-files.mjs';

/** In order of dependency. */
export const LIBRARIES = /** @type {const} */ (['core', 'language', 'games', 'room', 'table-ui']);

/**
 * Lays out the package of one library.
 * @param {string} root
 * @param {string} name
 * @param {string} compiled moves into the stage
 * @param {string} stage
 */
export async function stageLibrary(root, name, compiled, stage) {
  const source = join(root, 'packages', name);
  const workspace = manifestOf(source);
  const dist = join(stage, 'dist');
  mkdirSync(stage, { recursive: true });
  renameSync(compiled, dist);
  const foreign = Object.keys(workspace['dependencies'] ?? {}).filter((one) => !one.startsWith('@shoal/'));
  const bundled = foreign.length === 0 ? [] : await bundleForeign(source, dist, foreign);
  writePackageFiles({ root, source, stage, manifest: libraryManifestOf(root, workspace), bundled });
  return stage;
}
