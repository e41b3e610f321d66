// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The façade uses the names of its design document, even where the engine has the same names. */
const FACADE = 'packages/games/src/go-fish/design/';

const EXPORTED_TYPE = /^export (?:abstract )?(?:type|interface|class) (\w+)/gm;

const sources = () =>
  execFileSync('git', ['ls-files', 'packages/*.ts', 'apps/*.ts', 'apps/*.tsx', 'bench/*.ts'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !path.includes('.test.') && !path.includes('/test/') && !path.startsWith(FACADE));

/** @param {ReadonlyMap<string, string>} texts the text of each file */
function exportedTwice(texts) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const [path, text] of texts) {
    for (const [, name] of text.matchAll(EXPORTED_TYPE)) files.set(name, [...(files.get(name) ?? []), path]);
  }
  return [...files].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

test('no two source files export a type of the same name', () => {
  expect(exportedTwice(new Map(sources().map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([]);
});

test('a name that two files export is found, with both files', () => {
  const texts = new Map([
    ['a.ts', 'export interface Seat {}'],
    ['b.ts', 'export class Seat {}\nexport type Hand = string;'],
  ]);
  expect(exportedTwice(texts)).toEqual(['Seat: a.ts, b.ts']);
});
