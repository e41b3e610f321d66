// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const FILE = 'vendor.js';
const IMPORT = /import \{ ([^}]+) \} from '([^'.][^']*)';/g;

/**
 * Bundles the functions that a library imports from foreign packages into one file, and redirects its imports
 * there.
 * @param {string} source the folder from which those packages resolve
 * @param {string} dist
 * @param {readonly string[]} foreign
 * @returns {Promise<string[]>} the bundled files
 */
export async function bundleForeign(source, dist, foreign) {
  const exported = new Set(scriptsIn(dist).flatMap((name) => redirect(dist, name, foreign)));
  return bundle([...exported].sort().join('\n'), source, join(dist, FILE));
}

/**
 * @param {string} dist
 * @param {string} name of a script in that folder
 * @param {readonly string[]} foreign
 * @returns {string[]} what the bundled file must export for the script
 */
function redirect(dist, name, foreign) {
  const up = relative(dirname(name), '.').replaceAll('\\', '/') || '.';
  const text = readFileSync(join(dist, name), 'utf8');
  /** @type {string[]} */
  const exported = [];
  const redirected = text.replace(IMPORT, (line, names, specifier) => {
    if (!foreign.some((one) => specifier === one || specifier.startsWith(`${one}/`))) return line;
    exported.push(`export { ${names} } from '${specifier}';`);
    return `import { ${names} } from '${up}/${FILE}';`;
  });
  if (exported.length > 0) writeFileSync(join(dist, name), redirected);
  return exported;
}

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
