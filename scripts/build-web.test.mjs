// @ts-check
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildWeb } from './build-web.mjs';
import { SetupError } from './setup-error.mjs';

const BUILD_WEB = new URL('./build-web.mjs', import.meta.url).href;

/** @type {string} */
let root;
/** @type {string[]} */
let told;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shoal-build-web-'));
  write('package.json', '{ "workspaces": ["packages/*", "apps/*"] }');
  write('package-lock.json', '{}');
  write('packages/core/package.json', '{ "type": "module" }');
  write('packages/core/src/fish.ts', "export const fish: string = 'herring';");
  write('apps/web/package.json', '{ "type": "module" }');
  write('apps/web/vite.config.ts', "export default { base: './' };");
  write('apps/web/index.html', '<!doctype html><head><script type="module" src="./src/main.ts"></script></head>');
  write(
    'apps/web/src/main.ts',
    "import { fish } from '../../../packages/core/src/fish.ts'; document.title = fish + import.meta.env.MODE + import.meta.env.PROD;",
  );
  write('apps/web/public/icon.txt', 'icon');
  told = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true, force: true });
});

test('the page is built for people, whatever the environment says', async () => {
  const page = await buildWeb(root);
  expect(page).toBe(join(root, 'apps/web/dist'));
  expect(scriptOf(page)).toMatch(/herring.*production.*(?:true|!0)/);
  expect(readFileSync(join(page, 'icon.txt'), 'utf8')).toBe('icon');
  expect(process.env['NODE_ENV']).toBe('test');
});

test('a page of the present sources is left alone', async () => {
  const before = identityOf(await buildWeb(root));
  write('apps/web/src/main.test.ts', 'export {};');
  write('apps/web/test/offline.test.ts', 'export {};');
  expect(identityOf(await buildWeb(root))).toBe(before);
  expect(told).toEqual(['Building the page…\n']);
});

test.each([
  ['packages/core/src/fish.ts', "export const fish = 'cod';"],
  ['apps/web/src/main.ts', "document.title = 'cod';"],
  ['apps/web/public/icon.txt', 'another icon'],
  ['apps/web/build/plugin.ts', 'export {};'],
  ['apps/web/vite.config.ts', "export default { base: '/' };"],
  ['package-lock.json', '{ "lockfileVersion": 3 }'],
])('a change of %s makes a new page', async (path, content) => {
  const before = identityOf(await buildWeb(root));
  write(path, content);
  expect(identityOf(await buildWeb(root))).not.toBe(before);
});

test('a page that Vite built without us is built again', async () => {
  const page = await buildWeb(root);
  rmSync(join(page, '.shoal-stamp'));
  write('apps/web/dist/left-over.txt', '');
  await buildWeb(root);
  expect(existsSync(join(page, 'left-over.txt'))).toBe(false);
});

test('a build leaves no drafts', async () => {
  await buildWeb(root);
  write('apps/web/src/main.ts', '');
  await buildWeb(root);
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
  const names = ['dist', 'index.html', 'package.json', 'public', 'src', 'vite.config.ts'];
  expect(readdirSync(join(root, 'apps/web')).sort()).toEqual(names);
});

test('a page that does not build is told in a sentence, and the old page stays', async () => {
  const before = identityOf(await buildWeb(root));
  write('apps/web/src/main.ts', "import './nowhere.ts';");
  const failure = await buildWeb(root).catch((error) => error);
  expect(failure).toBeInstanceOf(SetupError);
  expect(failure.message).toBe('The page does not build: mend the errors above.');
  expect(told.join('')).toContain('nowhere.ts');
  expect(identityOf(join(root, 'apps/web/dist'))).toBe(before);
});

test('of several terminals one builds, and all of them find the page', async () => {
  const terminals = await Promise.all([1, 2, 3].map(startTerminal));
  expect(terminals.map(({ code, stdout }) => ({ code, stdout }))).toEqual(Array(3).fill({ code: 0, stdout: 'true' }));
  expect(terminals.filter(({ stderr }) => stderr.includes('Building the page'))).toHaveLength(1);
});

/**
 * @param {string} path
 * @param {string} content
 */
function write(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

/** @param {string} page */
function scriptOf(page) {
  const [script] = readdirSync(join(page, 'assets'));
  return readFileSync(join(page, 'assets', script), 'utf8');
}

/** Inode and time, which change when the folder is replaced. @param {string} path */
function identityOf(path) {
  const { ino, birthtimeMs } = statSync(path);
  return `${ino} ${birthtimeMs}`;
}

async function startTerminal() {
  const script = `
    import { existsSync } from 'node:fs';
    import { buildWeb } from '${BUILD_WEB}';
    process.stdout.write(String(existsSync((await buildWeb(process.cwd())) + '/index.html')));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'pipe' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, code };
}
