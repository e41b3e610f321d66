import { type Card, cardOf, RANKS, type Rank, readCard, readRank, readSuit, SUITS, type Suit } from '@shoal/core';
import type { CardWords, CountedName } from '@shoal/language';
import { plainText, spellingsOf } from './spoken-text.ts';

/** The languages understood in typed text: that of the table, and English. */
export type UnderstoodLanguages = readonly CardWords[];

/** Reads a rank such as `10`, `t`, `Tens`, `7s` or `an ace`, or returns null. */
export function readSpokenRank(text: string, languages: UnderstoodLanguages): Rank | null {
  const told = plainText(text);
  return inAny(languages, (words) => rankIn(told, words) ?? rankIn(withoutFillers(told, words), words));
}

/** Reads a suit such as `h`, `Hearts` or `♥`, or returns null. */
export function readSpokenSuit(text: string, languages: UnderstoodLanguages): Suit | null {
  const told = plainText(text);
  return inAny(languages, (words) => suitIn(told, words) ?? suitIn(withoutFillers(told, words), words));
}

/** Reads a card such as `8s`, `10h`, `T♠` or `the ten of hearts`, or returns null. */
export function readSpokenCard(text: string, languages: UnderstoodLanguages): Card | null {
  const told = plainText(text).split(' ');
  if (told.length === 1) return readCard(told[0]);
  return inAny(languages, (words) => cardIn(told, words));
}

function inAny<T>(languages: UnderstoodLanguages, read: (words: CardWords) => T | null): T | null {
  for (const words of languages) {
    const meant = read(words);
    if (meant !== null) return meant;
  }
  return null;
}

function cardIn(told: readonly string[], words: CardWords): Card | null {
  // `a` is both an article and an ace.
  const meant = told.filter((word) => word === 'a' || !isFiller(word, words));
  const [second, first, ...before] = meant.reverse();
  if (first === undefined || before.some((word) => !isFiller(word, words))) return null;
  return named(first, second, words) ?? named(second, first, words);
}

/** Some languages say the suit first. */
function named(rankText: string, suitText: string, words: CardWords): Card | null {
  const rank = rankIn(rankText, words);
  const suit = suitIn(suitText, words);
  return rank === null || suit === null ? null : cardOf(rank, suit);
}

const isFiller = (word: string, { fillers }: CardWords): boolean =>
  fillers.some((filler) => spellingsOf(filler).includes(word));

const withoutFillers = (told: string, words: CardWords): string =>
  told
    .split(' ')
    .filter((word) => !isFiller(word, words))
    .join(' ');

function rankIn(told: string, { ranks }: CardWords): Rank | null {
  const spoken = RANKS.find((rank) => isNamed(told, ranks[rank]) || spellingsOf(`${ranks[rank].one}s`).includes(told));
  return spoken ?? readRank(told) ?? (told.length > 1 && told.endsWith('s') ? readRank(told.slice(0, -1)) : null);
}

const suitIn = (told: string, { suits }: CardWords): Suit | null =>
  SUITS.find((suit) => isNamed(told, suits[suit])) ?? readSuit(told);

const isNamed = (told: string, { one, many, other = many }: CountedName): boolean =>
  [one, many, other].some((form) => spellingsOf(form).includes(told));

/** Would a name read as a rank or a seat number? A single letter may stand, and so may Jack, which is a name too. */
export const meansSomething = (name: string, languages: UnderstoodLanguages): boolean =>
  /^\d+$/.test(name) || (name.length > 1 && name.toLowerCase() !== 'jack' && readSpokenRank(name, languages) !== null);
