import { type Card, type Rank, rankNamed, rankOf, type Suit } from '@shoal/core';
import { utcOf } from '../dates.ts';
import type { Pen } from '../sentence-template.ts';
import { cards } from './cards.ts';

const cardinals = new Intl.PluralRules('fr');
const ands = new Intl.ListFormat('fr', { type: 'conjunction' });
const ors = new Intl.ListFormat('fr', { type: 'disjunction' });

/** Chooses the whole sentence that goes with a count: 0 and 1.5 are singular too. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  cardinals.select(count) === 'one' ? forms.one : forms.other;

/** 1re, 2e, 3e: always said of a place, which is feminine. */
export const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`);

/** "a, b et c" */
export const allOf = (items: readonly string[]): string => ands.format(items);

/** "a, b ou c" */
export const oneOf = (items: readonly string[]): string => ors.format(items);

/** Only queens are feminine. */
const byGender = (rank: Rank, masculine: string, feminine: string): string =>
  rank === rankNamed('Q') ? feminine : masculine;

/** An eight takes no elision, so only the ace does. */
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
/** "il", "elle": what takes up a rank that was named before. */
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

/** With a capital, to begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 0.42 as "42 %"; what is not quite certain never reads as if it were. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return 'moins de 1 %';
  return rounded === 100 && share < 1 ? 'plus de 99 %' : `${rounded} %`;
}

/** "1 point", "14 points". */
export const countedPoints = (count: number): string =>
  plural(count, { one: `${count} point`, other: `${count} points` });

/** A share of the win in points of a hundred. */
export function points(share: number): string {
  const rounded = Math.round(100 * Math.max(0, share));
  return rounded === 0 ? 'moins de 1 point' : countedPoints(rounded);
}

const decimals = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });

/** 0.54 cards as "0,5 carte"; counted as it is read, so 1.96 are "2 cartes". */
export function aboutCards(value: number): string {
  const told = decimals.format(value);
  return plural(Math.round(10 * value) / 10, { one: `${told} carte`, other: `${told} cartes` });
}

/** Writes a number with the unbroken space that every terminal can show. */
export const unbroken = (number: string): string => number.replaceAll('\u202f', '\u00a0');

const wholes = new Intl.NumberFormat('fr', { maximumFractionDigits: 0 });

/** 1234 as "1 234". */
export const whole = (count: number): string => unbroken(wholes.format(count));

const dates = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-16 as "16 novembre 2026"; only the first of a month is an ordinal, "1er novembre". */
export const longDate = (date: string): string => dates.format(utcOf(date)).replace(/^1 /, '1er ');

const shortDates = new Intl.DateTimeFormat('fr', { dateStyle: 'medium', timeZone: 'UTC' });

/** 2026-11-16 as "16 nov. 2026", for lists. */
export const shortDate = (date: string): string => shortDates.format(utcOf(date)).replace(/^1 /, '1er ');

const stockSentence = (left: number): string =>
  plural(left, {
    one: 'La carte restante forme la pioche.',
    other: `Les ${left} cartes restantes forment la pioche.`,
  });

/** How every game says what is dealt, and what is left. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `Avec un paquet de 52 cartes, chacun des ${seats} joueurs reçoit ${countedCards(handSize)}. ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `Avec deux paquets mélangés ensemble, chacun des ${seats} joueurs reçoit ${countedCards(handSize)}. ${stockSentence(left)}`;

/** How every game says that a deal needs more cards than there are. */
export const tooFewToDeal = (cards: number, seats: number, handSize: number): string =>
  plural(handSize, {
    one: `Il n’y a que ${cards} cartes, trop peu pour en donner ${handSize} à chacun des ${seats} joueurs : prends deux paquets ou moins de joueurs.`,
    other: `Il n’y a que ${cards} cartes, trop peu pour en donner ${handSize} à chacun des ${seats} joueurs : donnes-en moins ou prends deux paquets.`,
  });
