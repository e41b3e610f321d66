// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const FILE = 'vendor.js';
const IMPORT = /import (?:\{ ([^}]+) \}|\* as (\w+)) from '([^'.][^']*)';/g;

/**
 * Bundles the functions that a library imports from foreign packages into one file, and redirects its imports
 * there.
 * @param {string} source the folder from which those packages resolve
 * @param {string} dist
 * @param {readonly string[]} foreign
 * @returns {Promise<string[]>} the bundled files
 */
export async function bundleForeign(source, dist, foreign) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map();
  for (const script of scriptsIn(dist)) redirect(dist, script, foreign, names);
  const lines = [...names].map(([specifier, used]) => `export { ${[...used].sort().join(', ')} } from '${specifier}';`);
  return bundle(lines.sort().join('\n'), source, join(dist, FILE));
}

/**
 * @param {string} dist
 * @param {string} name of a script in that folder
 * @param {readonly string[]} foreign
 * @param {Map<string, Set<string>>} names what is used of each module; grows
 */
function redirect(dist, name, foreign, names) {
  const up = relative(dirname(name), '.').replaceAll('\\', '/') || '.';
  const text = readFileSync(join(dist, name), 'utf8');
  const redirected = text.replace(IMPORT, (line, listed, namespace, specifier) => {
    if (!foreign.some((one) => specifier === one || specifier.startsWith(`${one}/`))) return line;
    const used = listed === undefined ? membersOf(namespace, text) : listed.split(', ');
    names.set(specifier, new Set([...(names.get(specifier) ?? []), ...used]));
    return line.replace(`'${specifier}'`, `'${up}/${FILE}'`);
  });
  if (redirected !== text) writeFileSync(join(dist, name), redirected);
}

/**
 * The members of an imported namespace that a script uses: `v.object`, `v.array`.
 * @param {string} namespace
 * @param {string} text
 */
const membersOf = (namespace, text) =>
  Array.from(text.matchAll(new RegExp(`\\b${namespace}\\.([A-Za-z]\\w*)`, 'g')), ([, member]) => member);

/** @param {string} dist */
const scriptsIn = (dist) =>
  readdirSync(dist, { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.js'));

/**
 * @param {string} text of a module that only re-exports
 * @param {string} source
 * @param {string} file
 */
async function bundle(text, source, file) {
  const { rolldown } = await import('rolldown');
  const entry = join(source, FILE);
  const inMemory = {
    name: 'in-memory',
    resolveId: (/** @type {string} */ id) => (id === entry ? id : undefined),
    load: (/** @type {string} */ id) => (id === entry ? text : undefined),
  };
  const build = await rolldown({ input: entry, tsconfig: false, logLevel: 'silent', plugins: [inMemory] });
  const { output } = await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  return output[0].moduleIds.filter((id) => id !== entry);
}
