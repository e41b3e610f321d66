// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ workspaces?: string[], engines?: { node?: string }, [field: string]: unknown }} Manifest */

/** The fields of package.json that `npm ci` reads; other edits must not cause an install. */
const INSTALL_FIELDS = [
  'name',
  'version',
  'bin',
  'engines',
  'workspaces',
  'overrides',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
];

/**
 * Hashes the lengths too, so that the boundaries between parts matter.
 * @param {Iterable<string | Buffer>} parts
 */
export function fingerprintOf(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/**
 * The folders of the workspace patterns, each a folder or a folder and a star.
 * @param {string} root
 */
export function workspaceFoldersOf(root) {
  const folders = (manifestOf(root).workspaces ?? []).flatMap((pattern) => matching(root, pattern));
  return folders.filter((folder) => existsSync(join(folder, 'package.json')));
}

/**
 * @param {string} root
 * @param {string} pattern
 */
function matching(root, pattern) {
  if (!pattern.endsWith('/*')) return [join(root, pattern)];
  const parent = join(root, pattern.slice(0, -2));
  if (!existsSync(parent)) return [];
  const names = readdirSync(parent).sort();
  return names.map((name) => join(parent, name));
}

/**
 * Hashes everything that determines the content of node_modules.
 * @param {string} root
 */
export function installStampOf(root) {
  const manifests = [root, ...workspaceFoldersOf(root)].map((folder) => JSON.stringify(installPartOf(folder)));
  const lockFile = readFileSync(join(root, 'package-lock.json'));
  return fingerprintOf([lockFile, ...manifests, process.platform, process.arch, process.versions.modules]);
}

/** @param {string} folder */
function installPartOf(folder) {
  const manifest = manifestOf(folder);
  return INSTALL_FIELDS.map((field) => manifest[field] ?? null);
}

/** @param {string} root */
export function isInstalled(root) {
  const file = stampFileOf(root);
  return existsSync(file) && readFileSync(file, 'utf8') === installStampOf(root);
}

/**
 * @param {string} root
 * @param {string} stamp
 */
export function writeInstallStamp(root, stamp) {
  writeFileSync(stampFileOf(root), stamp);
}

/** @param {string} root */
export function removeInstallStamp(root) {
  rmSync(stampFileOf(root), { force: true });
}

/** @param {string} root */
function stampFileOf(root) {
  return join(root, 'node_modules', '.shoal-stamp');
}
