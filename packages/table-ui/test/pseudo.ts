export interface PseudoSettings {
  /** Adds an accent to every letter too, since a bracket may be lost when text is broken into lines. */
  readonly accents?: boolean;
}

/** Entries that are never shown: the name of the language, and what people type. */
const UNSPOKEN: readonly string[] = ['language', 'typed', 'fillers'];

/**
 * Makes a test language from a catalogue or the words of a game: every text in brackets and two fifths longer. A text
 * without brackets is hard-coded, and a text without its closing bracket has no room for longer words.
 */
export const pseudo = <Words extends object>(words: Words, settings: PseudoSettings = {}): Words =>
  disguised(words, settings) as Words;

/** Keeps functions, and disguises their results. */
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

/** Disguises a text, except numbers and signs, which need no translation. */
export function pseudoText(text: string, { accents = false }: PseudoSettings = {}): string {
  if (!/\p{Letter}/u.test(text)) return text;
  const extra = '~'.repeat(Math.ceil(text.length * LONGER_BY));
  // The padding has spaces, so that lines can break there.
  const padding = extra.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g'))?.join(' ') ?? '';
  return `⟦${accents ? accented(text) : text}${padding}⟧`;
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'àƀçđéƒĝĥíĵķĺɱñóþǫŕšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'];

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)]);
