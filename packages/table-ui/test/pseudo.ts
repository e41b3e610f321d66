import type { Catalogue } from '../src/words/catalogue.ts';

export interface PseudoSettings {
  /** Accents on every letter too, for texts that are broken into lines, where no bracket can be found again. */
  readonly accents?: boolean;
}

/** Nobody reads these: they name the language, or are what people type. */
const UNSPOKEN: readonly string[] = ['language', 'typed', 'fillers'];

/**
 * A language that nobody speaks: every text of another one in brackets and longer by two fifths. What is shown without
 * brackets is not in the catalogue, and what is shown without its closing bracket has no room for longer words.
 */
export const pseudo = (catalogue: Catalogue, settings: PseudoSettings = {}): Catalogue =>
  disguised(catalogue, settings) as Catalogue;

/** Functions stay functions, so that whatever they return is disguised when it is asked for. */
function disguised(words: unknown, settings: PseudoSettings): unknown {
  if (typeof words === 'string') return pseudoText(words, settings);
  if (typeof words === 'function') return (...values: unknown[]) => disguised(words(...values), settings);
  if (Array.isArray(words)) return words.map((word) => disguised(word, settings));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, UNSPOKEN.includes(key) ? value : disguised(value, settings)]),
  );
}

const LONGER_BY = 0.4;
const LONGEST_WORD = 7;

/** Numbers and signs are the same in every language. */
export function pseudoText(text: string, { accents = false }: PseudoSettings = {}): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const extra = '~'.repeat(Math.ceil(text.length * LONGER_BY));
  // In words of their own, so that a line can be broken between them.
  const padding = extra.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g'))?.join(' ') ?? '';
  return `⟦${accents ? accented(text) : text}${padding}⟧`;
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçđéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'];

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]);
