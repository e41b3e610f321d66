import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PidLock } from './pid-lock.ts';
import { newFolder } from './test/matches.ts';

const folder = newFolder();
const path = join(folder, 'file.lock');
const { pid: endedPid } = spawnSync(process.execPath, ['--version']);

test('a lock names its process, and nothing is left when it is released', () => {
  const lock = PidLock.take(path);
  expect(readFileSync(path, 'utf8')).toBe(`${process.pid}\n`);
  lock?.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock is given to one only, in the same process too', () => {
  const lock = PidLock.take(path);
  expect([PidLock.isHeld(path), PidLock.take(path)]).toEqual([true, null]);
  lock?.release();
  const next = PidLock.take(path);
  expect(next).not.toBeNull();
  next?.release();
});

test('a lock of a process that lives is respected', () => {
  writeFileSync(path, `${process.ppid}\n`);
  expect([PidLock.isHeld(path), PidLock.take(path)]).toEqual([true, null]);
  expect(readFileSync(path, 'utf8')).toBe(`${process.ppid}\n`);
});

test.each([
  ['of a process that has ended', `${endedPid}\n`],
  ['cut off by a power cut', ''],
  ['that makes no sense', 'x\n'],
  ['of an earlier process with the same number', `${process.pid}\n`],
])('a lock %s is taken over', (_, text) => {
  writeFileSync(path, text);
  const lock = PidLock.take(path);
  expect(lock).not.toBeNull();
  lock?.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock from before the machine was started is taken over, whichever process has its number now', () => {
  writeFileSync(path, `${process.ppid}\n`);
  utimesSync(path, 1, 1);
  const lock = PidLock.take(path);
  expect(lock).not.toBeNull();
  lock?.release();
});

test('a process that waits gets the lock when it is free, and gives up after a while', () => {
  writeFileSync(path, `${process.ppid}\n`);
  expect(PidLock.waitFor(path, 20)).toBeNull();
  writeFileSync(path, `${endedPid}\n`);
  PidLock.waitFor(path, 20)?.release();
  expect(existsSync(path)).toBe(false);
});

test('a lock that another process has taken over meanwhile is left to it', () => {
  const lock = PidLock.take(path);
  writeFileSync(path, `${process.ppid}\n`);
  lock?.release();
  expect(readFileSync(path, 'utf8')).toBe(`${process.ppid}\n`);
});
