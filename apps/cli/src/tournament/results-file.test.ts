import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lockResults } from './results-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'shoal-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const results = join(folder, 'results.jsonl');
const lock = `${results}.lock`;
writeFileSync(results, '');

test('a lock names its process, and is gone when it is released', () => {
  const held = lockResults(results);
  expect(readFileSync(lock, 'utf8')).toBe(`${process.pid}\n`);
  held.release();
  expect(existsSync(lock)).toBe(false);
});

test('a lock of a process that lives is respected', () => {
  writeFileSync(lock, `${process.ppid}\n`);
  expect(() => lockResults(results)).toThrow(`(process ${process.ppid}) is writing to ${results}`);
  expect(readFileSync(lock, 'utf8')).toBe(`${process.ppid}\n`);
});

test.each(['of a process that has ended', 'cut off by a power cut'])('a lock %s is taken over', (kind) => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(lock, kind.startsWith('cut') ? '' : `${pid}\n`);
  lockResults(results).release();
  expect(existsSync(lock)).toBe(false);
});
