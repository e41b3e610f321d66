import type { Rank, Suit } from '@shoal/core';
import { utcOf } from '../dates.ts';
import { cards } from './cards.ts';

const cardinals = new Intl.PluralRules('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ands = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const ors = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Chooses the whole sentence that goes with a count. */
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
export const allOf = (items: readonly string[]): string => ands.format(items);

/** "a, b or c" */
export const oneOf = (items: readonly string[]): string => ors.format(items);

export const seven = (rank: Rank): string => cards.ranks[rank].one;
export const sevens = (rank: Rank): string => cards.ranks[rank].many;
export const hearts = (suit: Suit): string => cards.suits[suit].many;
export const aHeart = (suit: Suit): string => `a ${cards.suits[suit].one}`;
/** "a seven", "an ace". */
export const aSeven = (rank: Rank): string => `${/^[ae]/.test(seven(rank)) ? 'an' : 'a'} ${seven(rank)}`;

/** With a capital, to begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 0.42 as "42%"; what is not quite certain never reads as if it were. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return 'under 1%';
  return rounded === 100 && share < 1 ? 'over 99%' : `${rounded}%`;
}

/** A share of the win in points of a hundred: "1 point", "14 points". */
export function points(share: number): string {
  const rounded = Math.round(100 * Math.max(0, share));
  return rounded === 0 ? 'under 1 point' : plural(rounded, { one: '1 point', other: `${rounded} points` });
}

const wholes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** 1234 as "1,234". */
export const whole = (count: number): string => wholes.format(count);

const decimals = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** 0.54 as "0.5". */
export const decimal = (value: number): string => decimals.format(value);

const longDates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const shortDates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** 2026-11-16 as "16 November 2026". */
export const longDate = (date: string): string => longDates.format(utcOf(date));

/** 2026-11-16 as "16 Nov 2026", for lists. */
export const shortDate = (date: string): string => shortDates.format(utcOf(date));

const stockSentence = (left: number): string =>
  plural(left, { one: 'The card left over is the stock.', other: `The ${left} cards left over are the stock.` });

/** How every game says what is dealt, and what is left. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `From one pack of 52, each of the ${seats} players is dealt 1 card.`,
    other: `From one pack of 52, each of the ${seats} players is dealt ${handSize} cards.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `From two packs shuffled together, each of the ${seats} players is dealt 1 card.`,
    other: `From two packs shuffled together, each of the ${seats} players is dealt ${handSize} cards.`,
  })} ${stockSentence(left)}`;

/** How every game says that a deal needs more cards than there are. */
export const tooFewToDeal = (cards: number, seats: number, handSize: number): string =>
  plural(handSize, {
    one: `There are only ${cards} cards, too few to deal 1 to each of ${seats} players: use two packs or fewer players.`,
    other: `There are only ${cards} cards, too few to deal ${handSize} to each of ${seats} players: deal fewer or use two packs.`,
  });
