import { isLanguage, LANGUAGES, type Language } from '@shoal/language';
import { InvalidArgumentError } from 'commander';
import { words } from '../text/words.ts';
import { usageWords } from './usage-words.ts';

// The values of options, as they are typed. What is wrong with one is said in a sentence.

/** For an option that may be given several times. */
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** `1000`, `1,000` or `1e3`. */
const WHOLE_NUMBER = /^(\d+|\d{1,3}(,\d{3})+|\d+e\d+)$/i;

export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const number = Number(text.replaceAll(',', ''));
    if (!WHOLE_NUMBER.test(text) || number < min || number > max)
      throw new InvalidArgumentError(words.badNumber(min, max));
    return number;
  };

/** A seed of 64 hexadecimal digits is a key, in capitals too; any other text is taken as it is. */
export const seedOfTable = (text: string): string => (/^[0-9a-f]{64}$/i.test(text) ? text.toLowerCase() : seed(text));

/** How many there may be depends on the game, which says so itself. */
export function seatCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(words.badSeats);
  return Number(text);
}

export function language(text: string): Language {
  const code = text.toLowerCase();
  if (!isLanguage(code)) throw new InvalidArgumentError(usageWords.chooseFrom(LANGUAGES));
  return code;
}

export function seed(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError(words.emptySeed);
  return text;
}
