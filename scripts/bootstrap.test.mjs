// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureInstalled } from './bootstrap.mjs';
import { ownerName, takeLock } from './lock.mjs';
import { SetupError } from './setup-error.mjs';

/** Replaces npm and records its arguments. A file `slow` makes it print and wait, a file `failure` makes it fail. */
const FAKE_NPM = `
  import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
  if (existsSync('slow')) {
    console.log('added 2 packages');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  mkdirSync('node_modules', { recursive: true });
  if (existsSync('failure')) {
    console.error(readFileSync('failure', 'utf8'));
    process.exitCode = 1;
  }
`;

const BOOTSTRAP = new URL('./bootstrap.mjs', import.meta.url).href;

/** @type {string} */
let root;
/** @type {string[]} */
let told;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shoal-bootstrap-'));
  mkdirSync(join(root, 'packages', 'core'), { recursive: true });
  write('package.json', { engines: { node: '>=20.11' }, workspaces: ['packages/*', 'bench'] });
  write('packages/core/package.json', { name: 'core', dependencies: { left: '1.0.0' } });
  write('package-lock.json', { lockfileVersion: 3 });
  writeFileSync(join(root, 'npm-cli.mjs'), FAKE_NPM);
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.mjs'));
  told = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => told.push(String(line)) > 0);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('a bare clone is installed once, with the development tools, and the next run calls npm no more', async () => {
  await ensureInstalled(root);
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(1);
  expect(npmCalls()[0]).toMatch(/^ci --include=dev --no-audit --no-fund /);
  expect(told).toEqual(['Installing dependencies (first run, about half a minute)…\n']);
});

test('a changed lock file asks for a new install', async () => {
  await ensureInstalled(root);
  write('package-lock.json', { lockfileVersion: 3, packages: {} });
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(2);
});

test('a new dependency of a workspace asks for a new install', async () => {
  await ensureInstalled(root);
  write('packages/core/package.json', { name: 'core', dependencies: { left: '1.0.0', right: '1.0.0' } });
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(2);
});

test('a new script in package.json asks for no install', async () => {
  await ensureInstalled(root);
  write('packages/core/package.json', { name: 'core', dependencies: { left: '1.0.0' }, scripts: { hello: 'true' } });
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(1);
});

test('node_modules without a stamp is installed afresh', async () => {
  mkdirSync(join(root, 'node_modules'));
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(1);
  expect(told).toEqual(['Installing dependencies (out of date, about half a minute)…\n']);
});

test('a failed install gives the lock back and leaves no stamp, so the next run tries again', async () => {
  writeFileSync(join(root, 'failure'), 'npm error something odd');
  await expect(ensureInstalled(root)).rejects.toThrow(/something odd\n.*npm stopped with code 1/);
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
  rmSync(join(root, 'failure'));
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(2);
});

test('a registry out of reach is told in one sentence that names the fix', async () => {
  writeFileSync(join(root, 'failure'), 'npm error code ENOTFOUND\nnpm error and many more lines');
  const failure = await ensureInstalled(root).catch((error) => error);
  expect(failure).toBeInstanceOf(SetupError);
  expect(failure.message).toMatch(/^[^\n]*cannot reach the package registry; connect to the network[^\n]*$/);
  expect(failure.exitCode).toBe(1);
});

test.each(['18.20.4', '20.10.0', '0.12.18'])('Node %s is refused before anything is installed', async (version) => {
  const failure = await ensureInstalled(root, version).catch((error) => error);
  expect(failure).toBeInstanceOf(SetupError);
  expect(failure.message).toMatch(/^Shoal needs Node 20\.11 or newer and this is Node .*: install a newer Node/);
  expect(failure.exitCode).toBe(1);
  expect(npmCalls()).toEqual([]);
});

test.each(['20.11.0', '20.20.2', '21.0.0', '24.1.0-rc.1'])('Node %s is new enough', async (version) => {
  await expect(ensureInstalled(root, version)).resolves.toBeUndefined();
});

test('of several terminals that find the lock of a dead process one installs, and stdout stays clean', async () => {
  plantLock(deadPid(), Date.now());
  writeFileSync(join(root, 'slow'), '');
  const terminals = await Promise.all([1, 2, 3, 4].map(startTerminal));
  expect(terminals.map(({ code, stdout }) => ({ code, stdout }))).toEqual(Array(4).fill({ code: 0, stdout: '' }));
  expect(npmCalls()).toHaveLength(1);
  expect(readdirSync(join(root, '.cache'))).toEqual([]);
  expect(terminals.filter(({ stderr }) => stderr.includes('Another terminal is installing'))).not.toEqual([]);
});

test('a lock of a living process is waited for, and the wait is told once', async () => {
  plantLock(process.ppid, Date.now());
  setTimeout(() => rmSync(lockPath(), { recursive: true }), 400);
  await ensureInstalled(root);
  expect(told[0]).toBe(`Another terminal is installing dependencies (process ${process.ppid}); waiting for it…\n`);
  expect(told).toHaveLength(2);
});

test('a lock past its age limit is taken over even if its process number is in use again', async () => {
  plantLock(process.ppid, Date.now() - 60 * 60_000);
  await ensureInstalled(root);
  expect(npmCalls()).toHaveLength(1);
});

test('an owner that lost its lock leaves the new owner alone', async () => {
  mkdirSync(join(root, '.cache'));
  const giveBack = await takeLock(lockPath(), () => {});
  rmSync(lockPath(), { recursive: true });
  plantLock(process.ppid, Date.now());
  giveBack();
  expect(readdirSync(lockPath())).toHaveLength(1);
});

/**
 * @param {string} path
 * @param {object} content
 */
function write(path, content) {
  writeFileSync(join(root, path), JSON.stringify(content));
}

function npmCalls() {
  const file = join(root, 'npm-calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function lockPath() {
  return join(root, '.cache', 'install.lock');
}

/**
 * @param {number} pid
 * @param {number} sinceMs
 */
function plantLock(pid, sinceMs) {
  mkdirSync(lockPath(), { recursive: true });
  writeFileSync(join(lockPath(), ownerName(pid, sinceMs)), '');
}

function deadPid() {
  return spawnSync(process.execPath, ['--version']).pid;
}

async function startTerminal() {
  const script = `import { ensureInstalled } from '${BOOTSTRAP}'; await ensureInstalled(process.cwd());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: root, stdio: 'pipe' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { stdout, stderr, code };
}
