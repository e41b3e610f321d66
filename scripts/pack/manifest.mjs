// @ts-check
import { manifestOf } from '../stamp.mjs';

/** @typedef {import('../stamp.mjs').Manifest} Manifest */
/** @typedef {Readonly<Record<string, string>>} Paths */

const COMPILED = 'dist';
const SOURCE = /^\.\/src\/(.*)\.ts$/;
const OF_TESTS = /(?:^|\/)test\//;

/** Fields that are copied from the workspace's manifest. */
const COPIED = ['version', 'description', 'keywords', 'license', 'type'];

/**
 * The fields that all installed packages share.
 * @param {string} root
 * @param {Manifest} workspace
 */
export const commonPartOf = (root, workspace) => ({
  ...Object.fromEntries(COPIED.map((field) => [field, workspace[field]])),
  engines: manifestOf(root).engines,
});

/**
 * The manifest of an installed library. Its exports are compiled files; in the workspace they are sources.
 * @param {string} root
 * @param {Manifest} workspace
 */
export function libraryManifestOf(root, workspace) {
  const { name, sideEffects, exports, dependencies = {} } = workspace;
  return {
    name,
    ...commonPartOf(root, workspace),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map(scriptOf) : sideEffects,
    exports: exportsOf(/** @type {Paths} */ (exports)),
    files: [COMPILED],
    dependencies: ownPackages(/** @type {Paths} */ (dependencies)),
  };
}

/**
 * Test helpers are not exported.
 * @param {Paths} exports
 */
function exportsOf(exports) {
  const offered = Object.entries(exports).filter(([, path]) => !OF_TESTS.test(path));
  return Object.fromEntries(offered.map(([name, path]) => [name, { types: typesOf(path), default: scriptOf(path) }]));
}

/** @param {string} path */
const scriptOf = (path) => path.replace(SOURCE, `./${COMPILED}/$1.js`);

/** @param {string} path */
const typesOf = (path) => path.replace(SOURCE, `./${COMPILED}/$1.d.ts`);

/**
 * Keeps only Shoal's own packages; all others are bundled, so that an install needs no registry.
 * @param {Paths} dependencies
 */
const ownPackages = (dependencies) =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => name.startsWith('@shoal/')));
