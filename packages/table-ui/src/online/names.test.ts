import { LANGUAGES } from '@shoal/language';
import { CODE_WORDS, LIMITS } from '@shoal/room/protocol';
import { describe, expect, test } from 'vitest';
import { suggestName } from './names.ts';
import { loadOnlineWords } from './online-words.ts';

const lettersIn = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

describe.each(LANGUAGES)('names in %s', async (language) => {
  const { names } = await loadOnlineWords(language);
  const suggested = (taken: readonly string[]) =>
    Array.from({ length: CODE_WORDS * names.adjectives }, (_, at) => suggestName(names, () => at, taken));

  test(`${CODE_WORDS} animals are all different`, () => {
    expect(names.animals.length).toBe(CODE_WORDS);
    expect(new Set(names.animals.map((animal) => animal.toLowerCase())).size).toBe(CODE_WORDS);
  });

  test('every suggestion has a name of two words and few enough letters for a room', () => {
    for (const name of suggested([])) {
      expect(lettersIn(name), name).toBeLessThanOrEqual(LIMITS.nameLetters);
      expect(name).toMatch(/^\p{Uppercase}\S* \p{Letter}\S*$/u);
    }
  });

  test('a name that somebody has is not suggested, however it is written', () => {
    const [first] = suggested([]);
    for (const name of suggested([first.toUpperCase()])) expect(name).not.toBe(first);
  });

  test('a full room still finds names for everybody', () => {
    const people: string[] = [];
    for (let person = 0; person < LIMITS.peoplePerRoom; person++) people.push(suggestName(names, () => 7, people));
    expect(new Set(people).size).toBe(LIMITS.peoplePerRoom);
  });
});
