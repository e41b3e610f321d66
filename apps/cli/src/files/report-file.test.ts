import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../store/test/matches.ts';
import { ensureWritable, writeReport } from './report-file.ts';

test('a report replaces the one before, and leaves nothing else', () => {
  const folder = newFolder();
  for (const page of ['one', 'two']) writeReport(join(folder, 'report.html'), page);
  expect(readdirSync(folder)).toEqual(['report.html']);
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toBe('two');
});

test('a report is written where no second file can be beside it', () => {
  const path = join(newFolder(), 'r'.repeat(255));
  writeFileSync(path, 'one');
  ensureWritable(path);
  writeReport(path, 'two');
  expect(readFileSync(path, 'utf8')).toBe('two');
});

test('a file that cannot be written is named before a long run', () => {
  const folder = join(newFolder(), 'folder');
  mkdirSync(folder);
  expect(() => ensureWritable(folder)).toThrow(folder);
  expect(() => ensureWritable(join(folder, 'missing', 'report.html'))).toThrow('create the folder first');
  expect(readdirSync(folder)).toEqual([]);
});
