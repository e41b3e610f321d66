import { describe, expect, test } from 'vitest';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, preferredLanguage } from './languages.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de_AT.UTF-8', 'de'],
  ['es-419', 'es'],
  ['es_MX', 'es'],
  ['fr_CA.UTF-8@euro', 'fr'],
  ['FR', 'fr'],
  [' fr ', 'fr'],
  ['en_GB', 'en'],
  ['C', 'en'],
  ['C.UTF-8', 'en'],
  ['POSIX', 'en'],
  ['pt-BR', 'en'],
  ['desktop', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('"%s" is spoken to in %s', (tag, language) => {
  expect(preferredLanguage([tag])).toBe(language);
});

describe('of several languages', () => {
  test('the first that we speak is taken', () => {
    expect(preferredLanguage(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
    expect(preferredLanguage(['nl', 'en-US', 'de'])).toBe('en');
  });

  test('none at all means English', () => {
    expect(preferredLanguage([])).toBe('en');
  });
});

test('a language is a code of ours and nothing else', () => {
  for (const language of LANGUAGES) expect(isLanguage(language)).toBe(true);
  for (const other of ['DE', 'de-AT', '', 'it', 'toString', null, 7]) expect(isLanguage(other)).toBe(false);
});

test('every language has a name of its own, in its own words', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'language' }).of(language);
    expect(LANGUAGE_NAMES[language].toLowerCase()).toBe(own?.toLowerCase());
  }
});
