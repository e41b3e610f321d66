import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { SettingsFile } from './settings-file.ts';
import { storeMessages } from './store-words.ts';
import { newFolder } from './test/matches.ts';

function open(folder = join(newFolder(), 'deep', 'down')) {
  const messages: string[] = [];
  const path = join(folder, 'settings.json');
  return {
    folder,
    path,
    messages,
    settings: new SettingsFile(path, (sentence) => messages.push(sentence), storeMessages(en)),
  };
}

test('settings come back as they were written', () => {
  const { settings, folder, messages } = open();
  expect(settings.read()).toBeNull();
  for (const speed of ['calm', 'fast']) {
    settings.write({ speed });
    expect([settings.read(), open(folder).settings.read()]).toEqual([{ speed }, { speed }]);
  }
  expect([readdirSync(folder), messages]).toEqual([['settings.json'], []]);
});

test.each(['', 'x', '[]', 'null', '7', '{"speed":'])(
  'damaged settings %s are set aside, and the defaults are used',
  (text) => {
    const { settings, path, messages } = open(newFolder());
    writeFileSync(path, text);
    expect([settings.read(), settings.read()]).toEqual([null, null]);
    expect(readFileSync(`${path}.damaged`, 'utf8')).toBe(text);
    expect(messages).toEqual([
      `The settings file is damaged, so the defaults are used; it was kept as ${path}.damaged.`,
    ]);
  },
);

test('damaged settings that nobody has read are not written over', () => {
  const { settings, path } = open(newFolder());
  writeFileSync(path, 'x');
  settings.write({ speed: 'fast' });
  expect([settings.read(), readFileSync(`${path}.damaged`, 'utf8')]).toEqual([{ speed: 'fast' }, 'x']);
});

test('settings that cannot be written hold until the program ends', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '');
  const { settings, messages, path } = open(join(folder, 'file', 'config'));
  settings.write({ speed: 'fast' });
  expect(settings.read()).toEqual({ speed: 'fast' });
  expect(messages).toEqual([
    `Cannot write ${path}: part of the path is not a folder. The settings last until the program ends.`,
  ]);
});

test('settings that cannot be read are told of, and stay where they are', () => {
  const { settings, messages, path, folder } = open(newFolder());
  mkdirSync(path);
  expect(settings.read()).toBeNull();
  expect([messages, readdirSync(folder)]).toEqual([
    [`Cannot read ${path}: it is a folder, not a file.`],
    ['settings.json'],
  ]);
});
