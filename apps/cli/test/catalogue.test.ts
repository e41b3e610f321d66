import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { en } from '@shoal/table-ui';
import { expect, test } from 'vitest';
import { help } from '../src/program-help.ts';
import { words } from '../src/words.ts';

/** The sources that speak: without tests, and without the catalogue itself. */
function sourcesIn(folder: string): string {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const speaks = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|^en\W|line-message\.ts$/.test(path);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(speaks)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}

const program = sourcesIn('../src');
const shared = sourcesIn('../../../packages/table-ui/src');

test('every line of the shared catalogue is said somewhere', () => {
  const unsaid = Object.keys(en.lines).filter((key) => !`${program}${shared}`.includes(`{ key: '${key}'`));
  expect(unsaid).toEqual([]);
});

test.each(Object.entries({ words, help }))('every sentence of the %s is said somewhere', (name, sentences) => {
  const unsaid = Object.keys(sentences).filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(program));
  expect(unsaid).toEqual([]);
});
