// @ts-check
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureChromium } from './chromium.mjs';
import { SetupError } from './setup-error.mjs';

/** @type {string} */
let bin;
/** @type {string[]} */
let told;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'shoal-bin-'));
  told = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(bin, { recursive: true, force: true });
});

test('the browser that SHOAL_CHROMIUM names comes before all others', async () => {
  plant('chromium');
  const own = plant('my-own-browser');
  expect(await ensureChromium(machine({ SHOAL_CHROMIUM: own }))).toBe(own);
});

test('a browser that SHOAL_CHROMIUM names and that does not start is told in a sentence', async () => {
  const failure = await ensureChromium(machine({ SHOAL_CHROMIUM: '/nowhere/chromium' })).catch((error) => error);
  expect(failure).toBeInstanceOf(SetupError);
  expect(failure.message).toMatch(/^SHOAL_CHROMIUM names \/nowhere\/chromium, which does not start: /);
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])('%s on the PATH will do', async (name) => {
  const path = plant(name);
  expect(await ensureChromium(machine())).toBe(path);
  expect(told).toEqual([]);
});

test('chromium comes before chrome, and every folder of the PATH is looked through', async () => {
  plant('google-chrome');
  const other = join(bin, 'other');
  mkdirSync(other);
  const path = plant('other/chromium');
  expect(await ensureChromium(machine({ PATH: `:${bin}:/nowhere:${other}` }))).toBe(path);
});

test('a script that only says how to install a browser is none, nor is a file that cannot be run', async () => {
  plant('chromium-browser', 'echo "please install the snap" >&2; exit 1');
  writeFileSync(join(bin, 'chromium'), '');
  const path = plant('google-chrome');
  expect(await ensureChromium(machine())).toBe(path);
});

test('where nobody else minds, it is installed without a question, and nothing goes to standard output', async () => {
  plant('apt-get', `echo "$DEBIAN_FRONTEND $*" >> '${bin}/calls'; cp '${plant('real')}' '${bin}/chromium'`);
  expect(await ensureChromium(machine({}, true))).toBe(join(bin, 'chromium'));
  expect(readFileSync(join(bin, 'calls'), 'utf8').trimEnd().split('\n')).toEqual([
    'noninteractive -q -o DPkg::Lock::Timeout=300 update',
    'noninteractive -q -o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium',
  ]);
});

test('elsewhere nothing is installed', async () => {
  plant('apt-get', `touch '${bin}/calls'`);
  expect(await ensureChromium(machine())).toBeNull();
  expect(existsSync(join(bin, 'calls'))).toBe(false);
});

test('without a browser it is said aloud that tests are left out', async () => {
  plant('apt-get', 'exit 100');
  expect(await ensureChromium(machine({ CI: 'false' }, true))).toBeNull();
  expect(told.join('')).toMatch(/No Chromium was found: .* The tests in a browser are LEFT OUT\./);
});

test('a check that nobody watches fails without a browser', async () => {
  await expect(ensureChromium(machine({ CI: 'true' }))).rejects.toThrow(SetupError);
});

/**
 * @param {Record<string, string>} [environment]
 * @param {boolean} [mayInstall]
 */
function machine(environment = {}, mayInstall = false) {
  return { environment: { PATH: bin, ...environment }, mayInstall };
}

/**
 * @param {string} name
 * @param {string} [script]
 */
function plant(name, script = 'exit 0') {
  const path = join(bin, name);
  writeFileSync(path, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
