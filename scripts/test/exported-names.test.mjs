// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the façade offers has the names of its design document, even where the engine has the same names. */
const FACADE = 'packages/games/src/go-fish/design/';
const OFFERED = new Set(readFileSync(`${FACADE}index.ts`, 'utf8').match(/\w+/g));

const EXPORTED_TYPE = /^export (?:abstract )?(?:type|interface|class) (\w+)/gm;

const sources = () =>
  execFileSync('git', ['ls-files', 'packages/*.ts', 'apps/*.ts', 'apps/*.tsx', 'bench/*.ts'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !path.includes('.test.') && !path.includes('/test/'));

/** @param {ReadonlyMap<string, string>} texts the text of each file */
function exportedTwice(texts) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const [path, text] of texts) {
    for (const [, name] of text.matchAll(EXPORTED_TYPE)) {
      if (path.startsWith(FACADE) && OFFERED.has(name)) continue;
      files.set(name, [...(files.get(name) ?? []), path]);
    }
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

test('a name of the façade that it does not offer is found, too', () => {
  const own = `${FACADE}a.ts`;
  const texts = new Map([
    [own, 'export class Log {}\nexport class Card {}'],
    ['b.ts', 'export class Log {}\nexport type Card = number;'],
  ]);
  expect(exportedTwice(texts)).toEqual([`Log: ${own}, b.ts`]);
});
