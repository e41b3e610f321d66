// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './bootstrap.mjs';
import { gameIds, namesOf, strayNames } from './game-names.mjs';
import { named, registryWith } from './game-registry.mjs';
import { isMain } from './is-main.mjs';
import { orExplain, SetupError } from './setup-error.mjs';

/** Writes the folder of a new game and its lines in the registry: npm run new-game -- NAME. */
const root = fileURLToPath(new URL('..', import.meta.url));
const TEMPLATE = fileURLToPath(new URL('new-game/template', import.meta.url));
const GAMES = 'packages/games/src';

/**
 * A part of the game that remains to be written.
 * @typedef {{ number: number, sentence: string }} Step
 */

/**
 * Writes a game completely or not at all, and returns the remaining steps.
 * @param {string} tree the root of the repository
 * @param {string} id
 * @returns {{ files: string[], steps: Step[] }}
 */
export function writeGame(tree, id) {
  const template = templateFiles();
  checkName(tree, id, template);
  const files = template.map(([path, text]) => [`${GAMES}/${id}/${path}`, named(text, id)]);
  const lists = registryWith(tree, id);
  const before = lists.map(([path]) => [path, readFileSync(join(tree, path), 'utf8')]);
  try {
    write(tree, [...files, ...lists]);
    format(tree, [`${GAMES}/${id}`, ...lists.map(([path]) => path)]);
  } catch (error) {
    rmSync(join(tree, GAMES, id), { recursive: true, force: true });
    write(tree, before);
    throw error;
  }
  return { files: files.map(([path]) => path), steps: stepsIn(files.map(([, text]) => text)) };
}

/** @returns {[path: string, text: string][]} */
function templateFiles() {
  const paths = /** @type {string[]} */ (readdirSync(TEMPLATE, { recursive: true })).filter((path) =>
    /\.ts$/.test(path),
  );
  return paths.sort().map((path) => [path.replaceAll('\\', '/'), readFileSync(join(TEMPLATE, path), 'utf8')]);
}

/**
 * @param {string} tree
 * @param {string} id
 * @param {readonly (readonly [path: string, text: string])[]} template
 */
function checkName(tree, id, template) {
  if (id === '') throw new SetupError('Name the game in small letters and dashes: npm run new-game -- my-game', 2);
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    throw new SetupError(`"${id}" cannot name a folder: use small letters and dashes, as in my-game.`, 2);
  if (isWordOfCode(id, template))
    throw new SetupError(`"${id}" means something else in the code already: choose a longer name, such as ${id}-game.`);
  if (existsSync(join(tree, GAMES, id))) throw new SetupError(`There is a game ${id} already: see ${GAMES}/${id}.`);
  const [stray] = strayNames([id], tree);
  if (stray !== undefined)
    throw new SetupError(
      `"${id}" means something else already, in ${stray.split(': ')[0]}: choose a longer name, such as ${id}-game.`,
    );
}

/**
 * Whether the game's name would clash with a word in its own files, as `card` or `switch` would.
 * @param {string} id
 * @param {readonly (readonly [path: string, text: string])[]} template
 */
function isWordOfCode(id, template) {
  const [, camel, pascal] = namesOf(id);
  const inTemplate = new RegExp(`\\b(${camel}|${pascal})\\b`);
  try {
    new Function(`'use strict'; const ${camel} = 0;`);
  } catch {
    return true;
  }
  return template.some(([, text]) => inTemplate.test(text));
}

/**
 * @param {string} tree
 * @param {readonly (readonly string[])[]} files
 */
function write(tree, files) {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
}

/**
 * Sorts imports and breaks lines, since both depend on the name.
 * @param {string} tree
 * @param {readonly string[]} paths
 */
function format(tree, paths) {
  const biome = join(tree, 'node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, 'check', '--write', ...paths], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Biome refuses the new files:\n${stdout}${stderr}`);
}

/**
 * The sentences that unwritten parts throw; each language repeats those about words.
 * @param {readonly string[]} texts
 * @returns {Step[]}
 */
function stepsIn(texts) {
  const found = texts.flatMap((text) => [...text.matchAll(/Step (\d+): (.+\.)/g)]);
  return found
    .map(([, number, sentence]) => ({ number: Number(number), sentence }))
    .sort((one, other) => one.number - other.number);
}

/**
 * @param {string} id
 * @param {string | undefined} neighbour
 * @param {{ files: string[], steps: Step[] }} written
 */
function report(id, neighbour, { files, steps }) {
  const folder = `${GAMES}/${id}`;
  const lines = steps.map(({ number, sentence }) => `${String(number).padStart(4)}. ${short(sentence, folder)}`);
  return `Wrote ${folder} (${files.length} files) and its lines in the lists of packages/games.

What is left to write there; ${GAMES}/${neighbour} shows how it is done:
${lines.join('\n')}

Run these again and again. Each failure names the next step:
  npm run types
  npm test -- packages/games/test/contract/contract.test.ts -t ${id}    (steps 2 to 11)
  npm test -- packages/table-ui/test/presentation-contract.test.ts -t ${id}    (steps 12 to 14)
  npm test -- packages/games/test -t ${id}    (steps 16 to 18)
  npm test
docs/adding-a-game.md explains each part.
`;
}

/**
 * @param {string} sentence
 * @param {string} folder
 */
function short(sentence, folder) {
  const text = sentence.replace(`${folder}/`, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

if (isMain(import.meta.url)) {
  await orExplain(async () => {
    await ensureInstalled(root);
    const [id = ''] = process.argv.slice(2);
    const neighbour = gameIds().at(-1);
    const written = writeGame(root, id);
    process.stdout.write(report(id, neighbour, written));
  });
}
