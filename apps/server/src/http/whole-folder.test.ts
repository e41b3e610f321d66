import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readWholeFolder } from './whole-folder.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'shoal-folder-'));
  folder = join(parent, 'dist');
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

function writeFolder(path: string, content: string): void {
  mkdirSync(join(path, 'inner'), { recursive: true });
  for (const name of ['a', 'b', 'inner/c', '.hidden', 'inner/.hidden']) writeFileSync(join(path, name), content);
}

test('all files are read but the hidden ones', async () => {
  writeFolder(folder, 'one');
  const contents = await readWholeFolder(folder);
  expect([...(contents?.keys() ?? [])].toSorted()).toEqual(['a', 'b', 'inner/c']);
});

test('where there is no folder, or a file instead, there is nothing', async () => {
  expect(await readWholeFolder(folder)).toBeNull();
  writeFileSync(folder, '');
  expect(await readWholeFolder(folder)).toBeNull();
});

test('a folder that comes a moment later is still found', async () => {
  writeFolder(join(parent, 'draft'), 'one');
  const reading = readWholeFolder(folder);
  await setTimeout(50);
  renameSync(join(parent, 'draft'), folder);
  expect((await reading)?.get('a')?.toString()).toBe('one');
});

/** Puts one folder after the other in place, as a build does, until it is ended. */
const SWAPPER = `
  import { cpSync, renameSync, rmSync } from 'node:fs';
  for (let turn = 0; ; turn += 1) {
    cpSync(turn % 2 ? 'one' : 'two', 'draft', { recursive: true });
    renameSync('dist', 'before');
    renameSync('draft', 'dist');
    rmSync('before', { recursive: true });
    if (turn === 0) console.log('swapping');
  }
`;

test('a folder that is replaced again and again is never read in parts', async () => {
  for (const name of ['one', 'two']) writeFolder(join(parent, name), name);
  writeFolder(folder, 'one');
  const swapper = spawn(process.execPath, ['--input-type=module', '-e', SWAPPER], { cwd: parent });
  await once(swapper.stdout, 'data');
  for (let reading = 0; reading < 200; reading += 1) {
    const contents = await readWholeFolder(folder);
    if (contents !== null) expect(new Set([...contents.values()].map(String)).size).toBe(1);
    if (contents !== null) expect(contents.size).toBe(3);
  }
  swapper.kill('SIGKILL');
  await once(swapper, 'exit');
});
