import type { Card, Rank, Suit } from '@shoal/core';
import { utcOf } from '../dates.ts';
import { dateFormat, joined, numberFormat } from '../formats.ts';
import type { Pen } from '../sentence-template.ts';
import { cards } from './cards.ts';

const cardinals = new Intl.PluralRules('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** Picks the whole sentence that fits a count. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  cardinals.select(count) === 'one' ? forms.one : forms.other;

const ORDINAL_ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** 1st, 2nd, 3rd, 4th. */
export const nth = (place: number): string => place + ORDINAL_ENDINGS[ordinals.select(place)];

/** "a, b and c" */
export const allOf = (items: readonly string[]): string => joined(items, 'and');

/** "a, b or c" */
export const oneOf = (items: readonly string[]): string => joined(items, 'or');

export const seven = (rank: Rank): string => cards.ranks[rank].one;
export const sevens = (rank: Rank): string => cards.ranks[rank].many;
export const hearts = (suit: Suit): string => cards.suits[suit].many;
export const aHeart = (suit: Suit): string => `a ${cards.suits[suit].one}`;
/** "a seven", "an ace". */
export const aSeven = (rank: Rank): string => `${/^[ae]/.test(seven(rank)) ? 'an' : 'a'} ${seven(rank)}`;

/** One card with its article, several as a row. */
export const theCards = (several: readonly Card[], pen: Pen): string =>
  several.length === 1 ? `the ${pen.card(several[0])}` : pen.cards(several);

/** Capitalises the words that begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Writes 0.42 as "42%"; only a certainty reads as 0 or 100 percent. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return 'under 1%';
  return rounded === 100 && share < 1 ? 'over 99%' : `${rounded}%`;
}

/** Writes a share of the win in percentage points: "1 point", "14 points". */
export function points(share: number): string {
  const rounded = Math.round(100 * Math.max(0, share));
  return rounded === 0 ? 'under 1 point' : plural(rounded, { one: '1 point', other: `${rounded} points` });
}

const wholes = numberFormat('en-GB', { maximumFractionDigits: 0 });

/** 1234 as "1,234". */
export const whole = (count: number): string => wholes.format(count);

const decimals = numberFormat('en-GB', { maximumFractionDigits: 1 });

/** 0.54 as "0.5". */
export const decimal = (value: number): string => decimals.format(value);

const longDates = dateFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDates = dateFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** 2026-11-16 as "16 November 2026". */
export const longDate = (date: string): string => longDates.format(utcOf(date));

/** 2026-11-16 as "16 Nov 2026", for lists. */
export const shortDate = (date: string): string => shortDates.format(utcOf(date));

const stockSentence = (left: number): string =>
  plural(left, { one: 'The remaining card is the stock.', other: `The remaining ${left} cards are the stock.` });

/** States the deal in a rules sheet; all games share the sentence. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Each of the ${seats} players is dealt 1 card from a pack of 52.`,
    other: `Each of the ${seats} players is dealt ${handSize} cards from a pack of 52.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Each of the ${seats} players is dealt 1 card from two packs shuffled together.`,
    other: `Each of the ${seats} players is dealt ${handSize} cards from two packs shuffled together.`,
  })} ${stockSentence(left)}`;

/** Refuses a deal that needs more cards than there are; all games share the sentence. */
export const tooFewToDeal = (cards: number, seats: number, handSize: number): string =>
  plural(handSize, {
    one: `${cards} cards are too few to deal 1 to each of ${seats} players: use two packs or fewer players.`,
    other: `${cards} cards are too few to deal ${handSize} to each of ${seats} players: deal fewer or use two packs.`,
  });
