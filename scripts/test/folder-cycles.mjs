// @ts-check
import { posix } from 'node:path';

/**
 * The imports between folders, each with the first import statement found.
 * @typedef {Map<string, Map<string, string>>} FolderImports
 */

const SOURCE = /\.(ts|tsx|mts|mjs|js)$/;
const TEST = /\.test\.\w+$|(^|\/)test\//;

/** Matches relative `from '…'`, `import '…'` and `import('…')`, including types and style sheets. */
const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}\/[^'"]*)\1/g;

/** @param {string} path */
export const isSource = (path) => SOURCE.test(path) && !TEST.test(path);

/**
 * @param {Iterable<readonly [path: string, text: string]>} sources
 * @returns {FolderImports}
 */
export function importsOfFolders(sources) {
  /** @type {FolderImports} */
  const imports = new Map();
  for (const [path, text] of sources) {
    for (const target of targetsIn(path, text)) {
      const [from, to] = [posix.dirname(path), posix.dirname(target)];
      if (from === to) continue;
      const known = imports.get(from) ?? new Map();
      imports.set(from, known);
      if (!known.has(to)) known.set(to, `${path} imports ${target}`);
    }
  }
  return imports;
}

/**
 * @param {string} path
 * @param {string} text
 */
const targetsIn = (path, text) =>
  [...text.matchAll(RELATIVE_IMPORT)].map(([, , specifier]) => posix.join(posix.dirname(path), specifier));

/**
 * The folders that import each other, as `one <-> other` in alphabetical order.
 * @param {FolderImports} imports
 */
export function mutualImports(imports) {
  const pairs = [...imports].flatMap(([one, others]) =>
    [...others.keys()]
      .filter((other) => one < other && imports.get(other)?.has(one))
      .map((other) => `${one} <-> ${other}`),
  );
  return pairs.sort();
}

/**
 * The two imports that form a pair.
 * @param {FolderImports} imports
 * @param {string} pair
 */
export function explain(imports, pair) {
  const [one, other] = pair.split(' <-> ');
  return `${pair}: ${imports.get(one)?.get(other)}, but ${imports.get(other)?.get(one)}`;
}

/**
 * A cycle of imports below the root, or null.
 * @param {FolderImports} imports
 * @param {string} root
 * @returns {string[] | null}
 */
export function circleBelow(imports, root) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {(folder: string, way: readonly string[]) => string[] | null} */
  const follow = (folder, way) => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder) || !folder.startsWith(`${root}/`)) return null;
    for (const next of imports.get(folder)?.keys() ?? []) {
      const circle = follow(next, [...way, folder]);
      if (circle !== null) return circle;
    }
    done.add(folder);
    return null;
  };
  return [...imports.keys()].map((folder) => follow(folder, [])).find((circle) => circle !== null) ?? null;
}
