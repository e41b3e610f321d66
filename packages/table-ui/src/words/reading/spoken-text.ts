const SUIT_SIGNS = ['♠', '♥', '♦', '♣'];
const HOLLOW_SIGNS = ['♤', '♡', '♢', '♧'];

/** "l'as" and "l'A♠" are two words, "10's" is one. */
const ELISION = /\b([ld])['’](?=\p{Letter}[\p{Letter}♠♥♦♣])/gu;
const BETWEEN = /[-.,;:!?¿¡"«»„“”\s]+/gu;

/** Splits typed text into words, in lower case. */
export const wordsIn = (text: string): string[] =>
  text.normalize('NFC').toLowerCase().replace(ELISION, '$1e ').replace(BETWEEN, ' ').trim().split(' ');

/** Removes what people type in different ways: accents, apostrophes, filled or hollow signs. */
export const plainWord = (word: string): string =>
  folded(HOLLOW_SIGNS.reduce((told, hollow, suit) => told.replaceAll(hollow, SUIT_SIGNS[suit]), word)).replace(
    /[\uFE0E\uFE0F'’]/g,
    '',
  );

export const plainText = (text: string): string => wordsIn(text).map(plainWord).join(' ');

const SPELLINGS = new Map<string, readonly string[]>();

/** Lists the spellings of words in a catalogue: könig, konig, koenig. Cached, since they are asked for often. */
export function spellingsOf(words: string): readonly string[] {
  const known = SPELLINGS.get(words) ?? [...new Set([plainText(words), plainText(withoutUmlauts(words))])];
  SPELLINGS.set(words, known);
  return known;
}

const withoutUmlauts = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter]);

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const folded = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss');
