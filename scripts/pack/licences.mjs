// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf } from '../stamp.mjs';

const LICENCE = /^licen[cs]e(?:\.\w+)?$/i;
const PACKAGE = /node_modules\/(?:@[^/]+\/)?[^/]+/;
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * The licence texts of the bundled packages, each once.
 * @param {string} root
 * @param {readonly string[]} files paths with `node_modules/` in them, wherever they begin
 */
export function licencesOf(root, files) {
  const folders = new Set(files.flatMap((file) => PACKAGE.exec(file.replaceAll('\\', '/'))?.[0] ?? []));
  const parts = [...folders].sort().map((folder) => licenceOf(join(root, folder)));
  return `${['This package contains code or pictures of these packages.', ...parts].join(RULE)}\n`;
}

/** @param {string} folder */
function licenceOf(folder) {
  const { name, version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((one) => LICENCE.test(one));
  const text =
    file === undefined ? 'The package has no licence text.' : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license})\n\n${text}`;
}
