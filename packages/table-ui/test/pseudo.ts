export interface PseudoSettings {
  /** Puts an accent on every letter too: in text broken into lines a bracket cannot be found. */
  readonly accents?: boolean;
}

/** Entries that are never shown: the name of the language, and what people type. */
const UNSPOKEN: readonly string[] = ['language', 'typed', 'fillers'];

/**
 * Makes a language for tests of a catalogue, or of the words of a game: every text in brackets and longer by two
 * fifths. A text shown without brackets is not among the words, and a text shown without its closing bracket has no
 * room for longer words.
 */
export const pseudo = <Words extends object>(words: Words, settings: PseudoSettings = {}): Words =>
  disguised(words, settings) as Words;

/** Functions stay functions, and their results are disguised. */
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

/** Disguises a text; numbers and signs need no translation. */
export function pseudoText(text: string, { accents = false }: PseudoSettings = {}): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const extra = '~'.repeat(Math.ceil(text.length * LONGER_BY));
  // The padding has spaces, so that a line can be broken there.
  const padding = extra.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g'))?.join(' ') ?? '';
  return `⟦${accents ? accented(text) : text}${padding}⟧`;
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçđéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'];

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]);
