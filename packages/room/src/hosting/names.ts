import { LIMITS } from '../protocol/limits.ts';

/** One letter as people see it: a sign with a few marks. A tower of marks would cover other lines. */
const LETTER = /\P{M}\p{M}{0,3}/gu;
/** Braille has a sign without dots, and Hangul letters without a shape. What colours an emoji stays. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?!\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** Makes a name safe to show: no control, direction or invisible sign, and at most 20 letters. Null if nothing remains. */
export function roomName(text: string): string | null {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  const name = (plain.match(LETTER) ?? []).slice(0, LIMITS.nameLetters).join('').trim();
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) ? name : null;
}

/** Letters of other alphabets, small capitals and digits that are read as Latin letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', ѕ: 's' },
  ...{ т: 't', у: 'y', х: 'x', ѵ: 'v', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p' },
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'i', ᴍ: 'm', ɴ: 'n' },
  ...{ ᴏ: 'o', ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z' },
  ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w', ı: 'i', ł: 'l', ø: 'o', '0': 'o', '1': 'i', l: 'i', '|': 'i', '5': 's' },
};

/** Two names with the same look are easily taken for each other. */
export function lookOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();
  return [...letters]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
