// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCli } from './build-cli.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shoal-build-'));
  write('package.json', '{ "workspaces": ["apps/*"] }');
  write('package-lock.json', '{}');
  write('apps/cli/package.json', '{ "type": "module" }');
  write('apps/cli/src/main.ts', "const word: string = 'ahoy'; console.log(word, ...process.argv.slice(2));");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the bundle is one program that runs by itself', async () => {
  const bundle = await buildCli(root);
  expect(spawnSync(bundle, ['there'], { encoding: 'utf8' }).stdout).toBe('ahoy there\n');
});

test('a bundle of the present sources is left alone', async () => {
  const before = identityOf(await buildCli(root));
  expect(identityOf(await buildCli(root))).toBe(before);
});

test('a changed source makes a new bundle', async () => {
  await buildCli(root);
  write('apps/cli/src/main.ts', "console.log('land');");
  expect(spawnSync(await buildCli(root), { encoding: 'utf8' }).stdout).toBe('land\n');
});

test('a changed test makes no new bundle', async () => {
  const before = identityOf(await buildCli(root));
  write('apps/cli/src/main.test.ts', 'export {};');
  expect(identityOf(await buildCli(root))).toBe(before);
});

test('a build leaves the bundle and its map, and no drafts', async () => {
  const bundle = await buildCli(root);
  expect(readdirSync(dirname(bundle)).sort()).toEqual(['shoal.mjs', 'shoal.mjs.map']);
});

test('the program loads a part of its own when it needs it, and a build removes the parts of earlier ones', async () => {
  write('apps/cli/src/part.ts', "export const word = 'a part';");
  write('apps/cli/src/main.ts', "console.log((await import('./part.ts')).word);");
  const bundle = await buildCli(root);
  const before = readdirSync(dirname(bundle));
  expect(before.filter((name) => name.endsWith('.mjs'))).toHaveLength(2);
  write('apps/cli/src/part.ts', "export const word = 'another part';");
  expect(spawnSync(await buildCli(root), { encoding: 'utf8' }).stdout).toBe('another part\n');
  expect(readdirSync(dirname(bundle))).toHaveLength(before.length);
});

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** Inode and time, which change when the file is replaced. @param {string} path */
function identityOf(path) {
  const { ino, mtimeMs } = statSync(path);
  return `${ino} ${mtimeMs}`;
}
