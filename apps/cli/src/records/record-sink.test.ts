import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { newFolder } from '../store/test/matches.ts';
import { checkWritable, RecordSink } from './record-sink.ts';

async function contentsAfter(before: string, ...lines: readonly string[]): Promise<string> {
  const path = join(newFolder(), 'records.jsonl');
  writeFileSync(path, before);
  const sink = await RecordSink.open(path, 'a');
  for (const line of lines) await sink.writeLines(line);
  await sink.close();
  return readFileSync(path, 'utf8');
}

test('records follow those that are there', async () => {
  expect(await contentsAfter('', 'one\n', 'two\n')).toBe('one\ntwo\n');
  expect(await contentsAfter('one\n', 'two\n')).toBe('one\ntwo\n');
});

test('after a line that was cut off, a record begins a line of its own', async () => {
  expect(await contentsAfter('one\n{"form', 'two\n', 'three\n')).toBe('one\n{"form\ntwo\nthree\n');
});

test('a file is left as it is while there is nothing to write', async () => {
  expect(await contentsAfter('one\n{"form')).toBe('one\n{"form');
});

test('a record that is written now is on the file before anything else happens', async () => {
  const path = join(newFolder(), 'records.jsonl');
  const sink = await RecordSink.open(path, 'w');
  await sink.writeNow('one\n');
  expect(readFileSync(path, 'utf8')).toBe('one\n');
  await sink.close();
});

test.skipIf(process.platform === 'win32')('records go into a pipe, which is never read from', async () => {
  const path = join(newFolder(), 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'ignore'] });
  const read = text(reader.stdout);
  const sink = await RecordSink.open(path, 'a');
  await sink.writeLines('one\n');
  await sink.close();
  expect(await read).toBe('one\n');
});

test('a file that cannot be written is named at once', async () => {
  const path = join(newFolder(), 'missing', 'records.jsonl');
  await expect(checkWritable(path, en.files)).rejects.toThrow(path);
  expect(existsSync(path)).toBe(false);
});
