import { CODE_WORDS, type SpokenCode } from '@shoal/room/protocol';
import { plainWord, spellingsOf, wordsIn } from '../words/reading/spoken-text.ts';
import { names as german } from './animals/de.ts';
import { names as english } from './animals/en.ts';
import { names as spanish } from './animals/es.ts';
import { names as french } from './animals/fr.ts';
import type { NameWords } from './animals/name-words.ts';
import { isNearly } from './nearly.ts';

/** "fox-owl-bear" */
export const writeSpokenCode = (code: SpokenCode, { animals }: NameWords): string =>
  code.map((animal) => animals[animal].toLowerCase()).join('-');

/** Every spelling of every animal in every language, with its number. No word means two animals. */
const SPELLINGS: ReadonlyMap<string, number> = new Map(
  [english, german, spanish, french].flatMap(({ animals }) =>
    animals.flatMap((animal, number) => spellingsOf(animal).map((word): [string, number] => [word, number])),
  ),
);

/** In shorter words, one wrong letter makes another animal. */
const SHORTEST_MISTAKEN = 4;
const WORDS = 3;

/** Reads three animals in any language, with any separators or without, or returns null. */
export function readSpokenCode(text: string): SpokenCode | null {
  const words = wordsIn(text.replaceAll('_', ' ').replaceAll('+', ' ')).map(plainWord);
  const joined = words.join('');
  const [code, ...others] = joined.length > LONGEST ? [] : splitsOf(joined, WORDS);
  if (code !== undefined && others.length === 0) return codeOf(code);
  return words.length === WORDS ? codeOf(words.map(animalIn)) : null;
}

const LONGEST = 60;

const codeOf = (animals: readonly (number | null)[]): SpokenCode | null =>
  isCode(animals) && animals.every((animal) => animal < CODE_WORDS) ? animals : null;

const isCode = (animals: readonly (number | null)[]): animals is SpokenCode =>
  animals.length === WORDS && !animals.includes(null);

/** Reads one animal, with one typing mistake unless it could be two animals. */
function animalIn(word: string): number | null {
  const exact = SPELLINGS.get(word);
  if (exact !== undefined) return exact;
  if (word.length < SHORTEST_MISTAKEN) return null;
  const near = new Set([...SPELLINGS].filter(([spelling]) => isNearly(word, spelling)).map(([, animal]) => animal));
  return near.size === 1 ? [...near][0] : null;
}

/** Lists the different ways to read a text without separators as so many animals. */
function splitsOf(text: string, count: number): number[][] {
  if (count === 0) return text === '' ? [[]] : [];
  const splits = [...SPELLINGS].flatMap(([word, animal]) =>
    text.startsWith(word) ? splitsOf(text.slice(word.length), count - 1).map((rest) => [animal, ...rest]) : [],
  );
  return [...new Map(splits.map((split) => [split.join(), split])).values()];
}
