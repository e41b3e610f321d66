import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogRow } from '@shoal/room/hosting';
import { afterAll, expect, test } from 'vitest';
import { FailureFiles } from './failure-files.ts';

const parent = mkdtempSync(join(tmpdir(), 'shoal-failures-'));
afterAll(() => rmSync(parent, { recursive: true }));

const now = new Date('2026-11-16T12:00:00Z');
const ROWS: readonly LogRow[] = [{ seq: 1, command: null, entry: '{"type":"opened"}' }];
const FAILURE = { subject: 'room00000001', error: 'Error: odd\n    at here', rows: ROWS };

test('a failure is one private file: the error first, and then the log of the room', () => {
  const folder = join(parent, 'one');
  const name = new FailureFiles(folder, () => now).write(FAILURE) ?? '';
  expect(name).toBe('room00000001-2026-11-16T120000000Z-0.jsonl');
  const path = join(folder, name);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { subject: 'room00000001', at: now.toISOString(), error: FAILURE.error },
    ...ROWS,
  ]);
  if (process.platform !== 'win32') expect([folder, path].map((one) => statSync(one).mode & 0o077)).toEqual([0, 0]);
});

test('a bug that comes again and again fills no disk', () => {
  const folder = join(parent, 'many');
  // All of them come in one millisecond, and each has a file of its own.
  const files = new FailureFiles(folder, () => now);
  const names = Array.from({ length: 150 }, () => files.write(FAILURE));
  expect(names.filter((name) => name !== null)).toHaveLength(100);
  expect(readdirSync(folder)).toHaveLength(100);
});

test('what has been kept for 30 days is erased', () => {
  const folder = join(parent, 'old');
  const files = new FailureFiles(folder, () => now);
  files.erase();
  const old = files.write(FAILURE) ?? '';
  files.write({ ...FAILURE, subject: 'room00000002' });
  const before = new Date(now.getTime() - 31 * 24 * 3_600_000);
  utimesSync(join(folder, old), before, before);
  for (const name of readdirSync(folder).filter((one) => one !== old)) utimesSync(join(folder, name), now, now);
  files.erase();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^room00000002/)]);
});
