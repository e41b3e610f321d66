// @ts-check
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf } from './licences.mjs';

const NOTICES = 'THIRD-PARTY-LICENSES';

/**
 * Writes what each package contains besides code: manifest, licence, readme, and the licences of bundled
 * packages.
 * @param {object} order
 * @param {string} order.root
 * @param {string} order.source the folder with the readme
 * @param {string} order.stage
 * @param {{ readonly files: readonly string[] }} order.manifest
 * @param {readonly string[]} order.bundled bundled files of other packages
 */
export function writePackageFiles({ root, source, stage, manifest, bundled }) {
  const notices = bundled.length > 0 ? [NOTICES] : [];
  const whole = { ...manifest, files: [...manifest.files, ...notices] };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(whole, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(stage, 'LICENSE'));
  copyFileSync(join(source, 'README.md'), join(stage, 'README.md'));
  for (const name of notices) writeFileSync(join(stage, name), licencesOf(root, bundled));
}
