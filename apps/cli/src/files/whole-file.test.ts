import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../store/test/matches.ts';
import { copyAside, makeFolder, setAside, writeWhole } from './whole-file.ts';

const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

test('a file is replaced whole, and nothing else is left', () => {
  const folder = newFolder();
  writeWhole(join(folder, 'a'), 'one');
  writeWhole(join(folder, 'a'), 'two');
  expect(contents(folder)).toEqual({ a: 'two' });
});

test('a file that cannot be replaced leaves nothing behind', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'a'));
  expect(() => writeWhole(join(folder, 'a'), 'one')).toThrow();
  expect(readdirSync(folder)).toEqual(['a']);
});

test.skipIf(process.platform === 'win32')('a link stays a link, and others may not read what is written', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a'), 'one');
  symlinkSync('a', join(folder, 'link'));
  writeWhole(join(folder, 'link'), 'two');
  expect(contents(folder)).toEqual({ a: 'two', link: 'two' });
  expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600);
});

test('a damaged file is set aside under a name that is free', () => {
  const folder = newFolder();
  for (const text of ['one', 'two', 'three']) {
    writeFileSync(join(folder, 'a'), text);
    setAside(join(folder, 'a'));
  }
  expect(contents(folder)).toEqual({ 'a.damaged': 'one', 'a.damaged-2': 'two', 'a.damaged-3': 'three' });
});

test('a copy aside outlives the file that is replaced', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a'), 'one');
  expect(copyAside(join(folder, 'a'))).toBe(join(folder, 'a.damaged'));
  writeWhole(join(folder, 'a'), 'two');
  expect(contents(folder)).toEqual({ a: 'two', 'a.damaged': 'one' });
});

test('a folder is made with all that are above it, and may be there already', () => {
  const folder = join(newFolder(), 'a', 'b', 'c');
  for (let time = 0; time < 2; time++) makeFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});
