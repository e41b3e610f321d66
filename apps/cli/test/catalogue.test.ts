import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@shoal/language';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { help } from '../src/program-help.ts';
import { words } from '../src/text/words.ts';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The language that a source is written in, as `words/de.ts` and `words/de/page/home.ts`. */
const languageOf = (path: string): Language | undefined =>
  LANGUAGES.find((language) => new RegExp(`\\b${language}(?:/|\\.ts$)`).test(path));

/** All sources but tests. */
function sourcesIn(folder: string): Source[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/test\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const program = sourcesIn('../src');
const shared = sourcesIn('../../../packages/table-ui/src');
/** The shared sources that say something: neither the languages nor the list of what may be said. */
const speaking = shared.filter(({ path }) => languageOf(path) === undefined && !path.endsWith('table-messages.ts'));
const textOf = (sources: readonly Source[]): string => sources.map(({ text }) => text).join('\n');
const everything = textOf([...program, ...speaking]);

test('every line of the shared catalogue is said somewhere', () => {
  const unsaid = Object.keys(en.lines).filter((key) => !new RegExp(`\\{ key: [^}]*'${key}'`).test(everything));
  expect(unsaid).toEqual([]);
});

test.each(Object.entries({ words, help }))('every sentence of the %s is said somewhere', (name, sentences) => {
  const unsaid = Object.keys(sentences).filter((key) => !new RegExp(`\\b${name}\\.${key}\\b`).test(textOf(program)));
  expect(unsaid).toEqual([]);
});

const { files, lineMode, lineSetup, ownGames, replay, review, rules, store } = en;
test.each(Object.entries({ files, lineMode, lineSetup, ownGames, replay, review, rules, store }))(
  'everything in %s is said somewhere',
  (_, sentences) => {
    const unsaid = Object.keys(sentences).filter((key) => !new RegExp(`\\b${key}\\b`).test(everything));
    expect(unsaid).toEqual([]);
  },
);

/** Everything that is imported when the program runs, and not only for its type. */
const importsIn = ({ text }: Source): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)';$/gm)].map(([, from]) => from);

test('one place of the program chooses the language, and only the help is always English', () => {
  const knowing = program.filter((source) =>
    importsIn(source).some((from) => /^@shoal\/table-ui\/(?!online$)/.test(from)),
  );
  expect(knowing.map(({ path }) => path)).toEqual(['program-help.ts', 'text/language.ts']);
});

test('a page that loads one language is not made to load another', () => {
  const loadsAnother = (source: Source) =>
    importsIn(source)
      .map(languageOf)
      .some((language) => language !== undefined && language !== languageOf(source.path));
  // A code that somebody says in another language is understood.
  expect(shared.filter(loadsAnother).map(({ path }) => path)).toEqual([
    'online/spoken-code.ts',
    'words/catalogues.ts',
    'words/spoken-language.ts',
  ]);
});
