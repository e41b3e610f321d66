import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFilesIn, precompress } from './precompress.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shoal-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 'const fish = "herring";\n'.repeat(100);

test.each(['index.html', 'manifest.webmanifest', 'assets/index-x.js'])('%s gets two smaller twins', async (name) => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, name), LONG);
  await compressFilesIn(folder);
  const twins = [`${name}.br`, `${name}.gz`].map((twin) => readFileSync(join(folder, twin)));
  expect(brotliDecompressSync(twins[0]).toString()).toBe(LONG);
  expect(gunzipSync(twins[1]).toString()).toBe(LONG);
  for (const twin of twins) expect(twin.length).toBeLessThan(LONG.length);
});

test('what is short, no text, or for developers only is left as it is', async () => {
  const files = { 'short.js': 'short', 'icon.png': LONG, 'index.js.map': LONG };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  await compressFilesIn(folder);
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted());
});

test('a build again compresses no twin', async () => {
  writeFileSync(join(folder, 'index.js'), LONG);
  await compressFilesIn(folder);
  await compressFilesIn(folder);
  expect(existsSync(join(folder, 'index.js.br.gz'))).toBe(false);
});

test('a build that fails says why, and not that there is nothing to compress', async () => {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./nowhere.ts"></script>');
  const building = build({ root: folder, configFile: false, logLevel: 'silent', plugins: [precompress()] });
  await expect(building).rejects.toThrow('nowhere.ts');
});
