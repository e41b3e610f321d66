import { type Card, type Rank, rankNamed, rankOf, type Suit } from '@shoal/core';
import { utcOf } from '../dates.ts';
import { dateFormat, joined, numberFormat } from '../formats.ts';
import type { Pen } from '../sentence-template.ts';
import { cards } from './cards.ts';

const cardinals = new Intl.PluralRules('fr');

/** Picks the whole sentence that fits a count: 0 and 1.5 are singular too. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  cardinals.select(count) === 'one' ? forms.one : forms.other;

/** 1re, 2e, 3e: always said of a place, which is feminine. */
export const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`);

/** "a, b et c" */
export const allOf = (items: readonly string[]): string => joined(items, 'et');

/** "a, b ou c" */
export const oneOf = (items: readonly string[]): string => joined(items, 'ou');

/** Only queens are feminine. */
const byGender = (rank: Rank, masculine: string, feminine: string): string =>
  rank === rankNamed('Q') ? feminine : masculine;

/** Only the ace takes an elision: "huit" begins with an aspirated h. */
const isElided = (rank: Rank): boolean => rank === rankNamed('A');

export const seven = (rank: Rank): string => cards.ranks[rank].one;
/** "un sept", "une dame". */
export const aSeven = (rank: Rank): string => `${byGender(rank, 'un', 'une')} ${seven(rank)}`;
/** "un autre sept", "une autre dame". */
export const anotherSeven = (rank: Rank): string => `${byGender(rank, 'un autre', 'une autre')} ${seven(rank)}`;
/** "aucun sept", "aucune dame". */
export const noSeven = (rank: Rank): string => `${byGender(rank, 'aucun', 'aucune')} ${seven(rank)}`;
/** "le sept", "la dame", "l’as". */
export const theSeven = (rank: Rank): string => `${articleOf(rank)}${seven(rank)}`;
/** "des sept", "des dames". */
export const sevens = (rank: Rank): string => `des ${cards.ranks[rank].many}`;
/** "de sept", "de dames", "d’as": after a book or a pair. */
export const ofSevens = (rank: Rank): string => `${isElided(rank) ? 'd’' : 'de '}${cards.ranks[rank].many}`;
/** "il", "elle": the pronoun for a rank just named. */
export const it = (rank: Rank): string => byGender(rank, 'il', 'elle');
/** "joue-le", "joue-la". */
export const playIt = (rank: Rank): string => byGender(rank, 'joue-le', 'joue-la');

const articleOf = (rank: Rank): string => (isElided(rank) ? 'l’' : byGender(rank, 'le ', 'la '));

export const heart = (suit: Suit): string => cards.suits[suit].one;
/** "2 cœurs". */
export const countedHearts = (count: number, suit: Suit): string =>
  plural(count, { one: `${count} ${cards.suits[suit].one}`, other: `${count} ${cards.suits[suit].many}` });

/** "le 7♥", "la Q♠", "l’A♣", as the rank is read aloud. */
export const theCard = (card: Card, pen: Pen): string => `${articleOf(rankOf(card))}${pen.card(card)}`;
/** "le 7♥, la Q♠ et l’A♣". */
export const theCards = (shown: readonly Card[], pen: Pen): string => allOf(shown.map((card) => theCard(card, pen)));
/** "le 7♥, la Q♠ ou l’A♣". */
export const oneOfCards = (shown: readonly Card[], pen: Pen): string => oneOf(shown.map((card) => theCard(card, pen)));

/** "1 carte", "5 cartes". */
export const countedCards = (count: number): string =>
  plural(count, { one: `${count} carte`, other: `${count} cartes` });

/** "de Bo", "d’Anne", "d’Yves", but "de Yann"; before an h usage wavers, so it stays "de". */
export const ofName = (name: string): string =>
  /^(?:[aeiouàâäæéèêëîïôöœùûü]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`;

/** Capitalises the words that begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Writes 0.42 as "42 %"; only a certainty reads as 0 or 100 percent. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return 'moins de 1 %';
  return rounded === 100 && share < 1 ? 'plus de 99 %' : `${rounded} %`;
}

/** "1 point", "14 points". */
export const countedPoints = (count: number): string =>
  plural(count, { one: `${count} point`, other: `${count} points` });

/** Writes a share of the win in percentage points. */
export function points(share: number): string {
  const rounded = Math.round(100 * Math.max(0, share));
  return rounded === 0 ? 'moins de 1 point' : countedPoints(rounded);
}

const decimals = numberFormat('fr', { maximumFractionDigits: 1 });

/** Writes 0.54 cards as "0,5 carte"; the plural follows the rounded number, so 1.96 is "2 cartes". */
export function aboutCards(value: number): string {
  const told = decimals.format(value);
  return plural(Math.round(10 * value) / 10, { one: `${told} carte`, other: `${told} cartes` });
}

/** Replaces the narrow no-break space, which some terminals cannot show. */
export const unbroken = (number: string): string => number.replaceAll('\u202f', '\u00a0');

const wholes = numberFormat('fr', { maximumFractionDigits: 0 });

/** 1234 as "1 234". */
export const whole = (count: number): string => unbroken(wholes.format(count));

const dates = dateFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-16 as "16 novembre 2026"; only the first of a month is an ordinal, "1er novembre". */
export const longDate = (date: string): string => dates.format(utcOf(date)).replace(/^1 /, '1er ');

const shortDates = dateFormat('fr', { dateStyle: 'medium', timeZone: 'UTC' });

/** 2026-11-16 as "16 nov. 2026", for lists. */
export const shortDate = (date: string): string => shortDates.format(utcOf(date)).replace(/^1 /, '1er ');

const stockSentence = (left: number): string =>
  plural(left, {
    one: 'La carte restante forme la pioche.',
    other: `Les ${left} cartes restantes forment la pioche.`,
  });

/** States the deal in a rules sheet; all games share the sentence. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `Chacun des ${seats} joueurs reçoit ${countedCards(handSize)} d’un paquet de 52. ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `Chacun des ${seats} joueurs reçoit ${countedCards(handSize)} de deux paquets mélangés ensemble. ${stockSentence(left)}`;

/** Refuses a deal that needs more cards than there are; all games share the sentence. */
export const tooFewToDeal = (cards: number, seats: number, handSize: number): string =>
  plural(handSize, {
    one: `${cards} cartes, c’est trop peu pour en donner ${handSize} à chacun des ${seats} joueurs : prends deux paquets ou moins de joueurs.`,
    other: `${cards} cartes, c’est trop peu pour en donner ${handSize} à chacun des ${seats} joueurs : donnes-en moins ou prends deux paquets.`,
  });
