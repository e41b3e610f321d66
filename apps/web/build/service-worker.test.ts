import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editionOf, serviceWorker } from './service-worker.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shoal-edition-'));
  write('index.html', 'page');
  write('assets/index-x.js', 'script');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

test('an edition names every file by its content', async () => {
  const { files } = await editionOf(folder);
  expect(files).toEqual({
    'assets/index-x.js': createHash('sha256').update('script').digest('base64'),
    'index.html': createHash('sha256').update('page').digest('base64'),
  });
});

test('what no page asks for is no part of it', async () => {
  const before = await editionOf(folder);
  for (const name of ['service-worker.js', 'assets/index-x.js.map', 'index.html.br', 'index.html.gz', '.stamp', 'a/.b'])
    write(name, 'other');
  expect(await editionOf(folder)).toEqual(before);
});

test.each([
  ['a changed file', 'index.html', 'another page'],
  ['a new file', 'icons/icon.svg', ''],
])('%s makes another version', async (_, name, content) => {
  const { version } = await editionOf(folder);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  write(name, content);
  expect((await editionOf(folder)).version).not.toBe(version);
});

test('a file without a hash in its name may not lie where browsers keep everything for ever', async () => {
  write('public/assets/picture.svg', '<svg/>');
  const building = build({ root: folder, configFile: false, logLevel: 'silent', plugins: [serviceWorker()] });
  await expect(building).rejects.toThrow('must hold no folder assets');
});
