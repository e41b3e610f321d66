import { LIMITS } from './limits.ts';

/** An emoji with its colour, and at most three more that are joined to it; a flag of two letters. */
const EMOJI = /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f){0,2}/u.source;
const PICTURE = `${EMOJI}(?:\\u200d${EMOJI}){0,3}|\\p{Regional_Indicator}{2}`;
/** One letter as people see it: a picture, or a sign with a few marks. A tower of marks would cover other lines. */
const LETTER = new RegExp(`${PICTURE}|[^\\p{M}\\u200d]\\p{M}{0,3}`, 'gu');
/** Braille has a sign without dots, and Hangul letters without a shape. What colours or joins emoji stays. */
const UNSEEN = new RegExp(
  `(?!(?<=${EMOJI})\\u200d\\p{Extended_Pictographic})` +
    '(?:[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u2800]|(?!\\ufe0f)\\p{Default_Ignorable_Code_Point})',
  'gu',
);
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;

/** A family of emoji is one letter and eleven units of text; logs and clients take a hundred for a name. */
const MOST_UNITS = 90;

/** The first letters of a name, as many as fit. */
function cut(name: string, most: number): string {
  let shown = '';
  for (const letter of (name.match(LETTER) ?? []).slice(0, most)) {
    if (shown.length + letter.length > MOST_UNITS) break;
    shown += letter;
  }
  return shown;
}

/** Makes a name safe to show: no control, direction or invisible sign, and at most 20 letters. Null if nothing remains. */
export function roomName(text: string): string | null {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const name = cut(plain, LIMITS.nameLetters).trim();
  return READABLE.test(name) ? name : null;
}

/** Letters of other alphabets, small capitals and digits that are read as Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', ѕ: 's' },
  ...{ т: 't', у: 'y', х: 'x', ѵ: 'v', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p' },
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'i', ᴍ: 'm', ɴ: 'n' },
  ...{ ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z' },
  ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w', ı: 'i', ł: 'l', ø: 'o', '0': 'o', '1': 'i', l: 'i', '|': 'i', '5': 's' },
};

/** In other scripts marks are vowels, tones and whole syllables, which nobody overlooks. */
const HAS_ACCENTS = /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|\P{L})/u;

/** Two names with the same look are easily taken for each other. */
export function lookOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\P{M}?\p{M}+/gu, (letter) => (HAS_ACCENTS.test(letter) ? letter.replace(/\p{M}/gu, '') : letter))
    .replace(/[\p{P}\p{Cf}\s]/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Adds a number to a name that looks like one of the taken ones: Ben (2). */
export function distinctName(name: string, taken: readonly string[]): string {
  const looks = new Set(taken.map(lookOf));
  let shown = name;
  for (let number = 2; looks.has(lookOf(shown)); number++) {
    const end = ` (${number})`;
    shown = `${cut(name, LIMITS.nameLetters - end.length)}${end}`;
  }
  return shown;
}
