import { LANGUAGES } from '@shoal/language';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueFor, loadLanguage, understood } from './language.ts';

beforeAll(async () => {
  for (const lang of LANGUAGES) await loadLanguage({ lang }, {});
});

describe('the language', () => {
  test.each([
    ['LC_ALL before all others', { LC_ALL: 'de_AT.UTF-8', LC_MESSAGES: 'fr_FR', LANG: 'es_ES' }, 'de'],
    ['LC_MESSAGES before LANG', { LC_MESSAGES: 'fr_FR', LANG: 'es_ES' }, 'fr'],
    ['LANG where nothing else is set', { LANG: 'es_MX.UTF-8' }, 'es'],
    ['not what is empty', { LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE' }, 'de'],
    ['English for C, even before another LANG', { LC_ALL: 'C.UTF-8', LANG: 'de_DE' }, 'en'],
    ['English for a language that we do not speak', { LANG: 'pt_BR.UTF-8' }, 'en'],
    ['English where nothing is set', {}, 'en'],
  ])('is taken from the environment: %s', (_, environment, language) => {
    expect(catalogueFor({}, environment).language).toBe(language);
  });

  test('of the command line counts before the environment', () => {
    expect(catalogueFor({ lang: 'fr' }, { LC_ALL: 'de_DE' }).language).toBe('fr');
  });
});

test('what is typed may be English at every table', () => {
  const languages = (lang: 'en' | 'de') =>
    understood(catalogueFor({ lang }, {})).map(({ cards }) => cards.ranks[0].one);
  expect(languages('de')).toEqual(['Ass', 'ace']);
  expect(languages('en')).toEqual(['ace']);
});
