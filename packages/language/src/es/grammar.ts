import { type Card, type Rank, rankOf, type Suit } from '@shoal/core';
import { utcOf } from '../dates.ts';
import { dateFormat, joined, numberFormat } from '../formats.ts';
import type { Pen } from '../sentence-template.ts';
import { cards } from './cards.ts';

const cardinals = new Intl.PluralRules('es');

export const NBSP = '\u00a0';

/** Picks the whole sentence that fits a count. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  cardinals.select(count) === 'one' ? forms.one : forms.other;

/** 2.º, as it stands alone. */
export const nth = (place: number): string => `${place}.º`;

/** "1.er puesto", "2.º puesto": "primero" and "tercero" are cut short before their noun. */
export const nthPlace = (place: number): string =>
  [1, 3].includes(place % 10) ? `${place}.er puesto` : `${nth(place)} puesto`;

const unaccented = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '');

/** "a, b y c", with "e" before the sound of i */
export const allOf = (items: readonly string[]): string =>
  joined(items, /^(?:i|hi(?![ae]))/i.test(lastOf(items)) ? 'e' : 'y');

/** "a, b o c", with "u" before the sound of o */
export const oneOf = (items: readonly string[]): string =>
  joined(items, /^(?:h?o|8|11$)/i.test(lastOf(items)) ? 'u' : 'o');

const lastOf = (items: readonly string[]): string => unaccented(items.at(-1) ?? '');

/** Jota, reina and pica are feminine; all other ranks and suits are masculine. */
const isFeminine = (name: string): boolean => name.endsWith('a');
const byGender = (name: string, masculine: string, feminine: string): string =>
  isFeminine(name) ? feminine : masculine;

export const seven = (rank: Rank): string => cards.ranks[rank].one;
export const sevens = (rank: Rank): string => cards.ranks[rank].many;
export const hearts = (suit: Suit): string => cards.suits[suit].many;
const heart = (suit: Suit): string => cards.suits[suit].one;

/** "un corazón", "una pica". */
export const aHeart = (suit: Suit): string => `${byGender(heart(suit), 'un', 'una')} ${heart(suit)}`;
/** "los corazones", "las picas". */
export const theHearts = (suit: Suit): string => `${byGender(heart(suit), 'los', 'las')} ${hearts(suit)}`;
/** "un siete", "una reina". */
export const aSeven = (rank: Rank): string => `${byGender(seven(rank), 'un', 'una')} ${seven(rank)}`;
/** "el siete", "la reina". */
export const theSeven = (rank: Rank): string => `${byGender(seven(rank), 'el', 'la')} ${seven(rank)}`;
/** "los sietes", "las reinas". */
export const theSevens = (rank: Rank): string => `${byGender(seven(rank), 'los', 'las')} ${sevens(rank)}`;
/** "otro siete", "otra reina". */
export const anotherSeven = (rank: Rank): string => `${byGender(seven(rank), 'otro', 'otra')} ${seven(rank)}`;
/** "ningún siete", "ninguna reina". */
export const noSeven = (rank: Rank): string => `${byGender(seven(rank), 'ningún', 'ninguna')} ${seven(rank)}`;

/** "no los dio todos", "no las dio todas". */
export const stillHolds = (rank: Rank): string => byGender(seven(rank), 'no los dio todos', 'no las dio todas');

/** "el 7♥", "la Q♠": the article follows the rank, even if the card is written as a sign. */
export const theCard = (card: Card, pen: Pen): string =>
  `${byGender(seven(rankOf(card)), 'el', 'la')} ${pen.card(card)}`;

/** One card with its article, several as a row. */
export const theCards = (several: readonly Card[], pen: Pen): string =>
  several.length === 1 ? theCard(several[0], pen) : pen.cards(several);

/** Capitalises the words that begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Writes 0.42 as "el 42 %"; only a certainty reads as 0 or 100 percent. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return `menos del 1${NBSP}%`;
  return rounded === 100 && share < 1 ? `más del 99${NBSP}%` : `el ${rounded}${NBSP}%`;
}

/** Writes a share of the win in percentage points: "1 punto", "14 puntos". */
export function points(share: number): string {
  const rounded = Math.round(100 * Math.max(0, share));
  return rounded === 0 ? 'menos de 1 punto' : plural(rounded, { one: '1 punto', other: `${rounded} puntos` });
}

const wholes = numberFormat('es', { maximumFractionDigits: 0 });

/** 12345 as "12.345". */
export const whole = (count: number): string => wholes.format(count);

const decimals = numberFormat('es', { maximumFractionDigits: 1 });

/** 0.54 as "0,5". */
export const decimal = (value: number): string => decimals.format(value);

/** Rounds as `decimal` does, so that what is written as 1 takes the singular. */
export const toTenths = (value: number): number => Math.round(10 * value) / 10;

const longDates = dateFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-16 as "16 de noviembre de 2026". */
export const longDate = (date: string): string => longDates.format(utcOf(date));

const shortDates = dateFormat('es', { dateStyle: 'medium', timeZone: 'UTC' });

/** 2026-11-16 as "16 nov 2026", for lists. */
export const shortDate = (date: string): string => shortDates.format(utcOf(date));

const stockSentence = (left: number): string =>
  plural(left, { one: 'La carta restante forma el mazo.', other: `Las ${left} cartas restantes forman el mazo.` });

/** States the deal in a rules sheet; all games share the sentence. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Cada uno de los ${seats} jugadores recibe 1 carta de una baraja de 52.`,
    other: `Cada uno de los ${seats} jugadores recibe ${handSize} cartas de una baraja de 52.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Cada uno de los ${seats} jugadores recibe 1 carta de dos barajas mezcladas.`,
    other: `Cada uno de los ${seats} jugadores recibe ${handSize} cartas de dos barajas mezcladas.`,
  })} ${stockSentence(left)}`;

/** Refuses a deal that needs more cards than there are; all games share the sentence. */
export const tooFewToDeal = (cards: number, seats: number, handSize: number): string =>
  plural(handSize, {
    one: `Con ${cards} cartas no se puede dar 1 a cada uno de los ${seats} jugadores: usa dos barajas o menos jugadores.`,
    other: `Con ${cards} cartas no se pueden dar ${handSize} a cada uno de los ${seats} jugadores: reparte menos o usa dos barajas.`,
  });
