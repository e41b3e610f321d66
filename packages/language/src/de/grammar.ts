import { type Card, type Rank, rankNamed, rankOf, type Suit } from '@shoal/core';
import { utcOf } from '../dates.ts';
import { dateFormat, joined, numberFormat } from '../formats.ts';
import type { Pen } from '../sentence-template.ts';
import { cards } from './cards.ts';

const cardinals = new Intl.PluralRules('de');

/** Picks the whole sentence that fits a count. */
export const plural = (count: number, forms: { readonly one: string; readonly other: string }): string =>
  cardinals.select(count) === 'one' ? forms.one : forms.other;

/** "1.", "2.", "3." */
export const nth = (place: number): string => `${place}.`;

/** "a, b und c" */
export const allOf = (items: readonly string[]): string => joined(items, 'und');

/** "a, b oder c" */
export const oneOf = (items: readonly string[]): string => joined(items, 'oder');

type Case = 'nominative' | 'accusative' | 'dative';
type Gender = 'feminine' | 'masculine' | 'neuter';
type Articles<C extends Case> = Readonly<Record<Gender, Readonly<Record<C, string>>>>;

const A: Articles<Case> = {
  feminine: { nominative: 'eine', accusative: 'eine', dative: 'einer' },
  masculine: { nominative: 'ein', accusative: 'einen', dative: 'einem' },
  neuter: { nominative: 'ein', accusative: 'ein', dative: 'einem' },
};
const THE: Articles<'nominative' | 'accusative'> = {
  feminine: { nominative: 'die', accusative: 'die' },
  masculine: { nominative: 'der', accusative: 'den' },
  neuter: { nominative: 'das', accusative: 'das' },
};
const ONE: Readonly<Record<Gender, string>> = { feminine: 'eine', masculine: 'einen', neuter: 'eins' };

const [ACE, JACK, KING] = [rankNamed('A'), rankNamed('J'), rankNamed('K')];

function genderOf(rank: Rank): Gender {
  if (rank === ACE) return 'neuter';
  return rank === JACK || rank === KING ? 'masculine' : 'feminine';
}

/** Only the jack changes: "der Bube", "den Buben". */
const seven = (rank: Rank, used: Case): string =>
  rank === JACK && used !== 'nominative' ? 'Buben' : cards.ranks[rank].one;

/** "Siebenen", "Asse". */
export const sevens = (rank: Rank): string => cards.ranks[rank].many;
/** The dative, as after "nach": "Siebenen", but "Assen" and "Königen". */
export const toSevens = (rank: Rank): string => cards.ranks[rank].other ?? sevens(rank);
/** "eine Sieben", "einen Buben", "einem Ass". */
export const aSeven = (rank: Rank, used: Case): string => `${A[genderOf(rank)][used]} ${seven(rank, used)}`;
/** "die Sieben", "der Bube", "das Ass". */
export const theSeven = (rank: Rank): string => `${THE[genderOf(rank)].nominative} ${seven(rank, 'nominative')}`;
/** A pronoun for one card of a rank just named: "eine", "einen", "eins". */
export const oneSeven = (rank: Rank): string => ONE[genderOf(rank)];

export const hearts = (suit: Suit): string => cards.suits[suit].one;

/** "die 7♥", "den K♠", "den Herz-Buben": a sign has no ending, but a spoken jack has. */
export function theCard(card: Card, pen: Pen, used: 'nominative' | 'accusative'): string {
  const rank = rankOf(card);
  const written = pen.card(card);
  const name = used === 'accusative' ? written.replace(/Bube$/, seven(JACK, used)) : written;
  return `${THE[genderOf(rank)][used]} ${name}`;
}

/** One card with its article as the object of a verb, several as a row. */
export const theCards = (several: readonly Card[], pen: Pen): string =>
  several.length === 1 ? theCard(several[0], pen, 'accusative') : pen.cards(several);

/** "Bens Karten", "Max’ Karten"; a label such as "Max (2)" cannot take an ending: "Karten von Max (2)". */
export function ownedBy(name: string, things: string): string {
  if (!/\p{Letter}$/u.test(name)) return `${things} von ${name}`;
  return /([sßxz]|ce)$/i.test(name) ? `${name}’ ${things}` : `${name}s ${things}`;
}

/** Capitalises the words that begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const percents = numberFormat('de', { style: 'percent' });

/** Writes 0.42 as "42 %"; only a certainty reads as 0 or 100 percent. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 0) return `unter ${percents.format(0.01)}`;
  return rounded === 100 && share < 1 ? `über ${percents.format(0.99)}` : percents.format(rounded / 100);
}

/** Writes a share of the win in percentage points: "1 Prozentpunkt", "14 Prozentpunkte". */
export function points(share: number): string {
  const rounded = Math.round(100 * Math.max(0, share));
  if (rounded === 0) return 'weniger als 1 Prozentpunkt';
  return plural(rounded, { one: '1 Prozentpunkt', other: `${rounded} Prozentpunkte` });
}

/** After "bei": "1 Prozentpunkt", "14 Prozentpunkten". */
export const byPoints = (share: number): string => points(share).replace(/punkte$/, 'punkten');

const wholes = numberFormat('de', { maximumFractionDigits: 0 });

/** 1234 as "1.234". */
export const whole = (count: number): string => wholes.format(count);

const decimals = numberFormat('de', { maximumFractionDigits: 1 });

/** 0.54 as "0,5". */
export const decimal = (value: number): string => decimals.format(value);

/** Does `decimal` write it as 1? */
export const readsAsOne = (value: number): boolean => decimal(value) === '1';

const longDates = dateFormat('de', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-16 as "16. November 2026". */
export const longDate = (date: string): string => longDates.format(utcOf(date));

const shortDates = dateFormat('de', { dateStyle: 'medium', timeZone: 'UTC' });

/** 2026-11-16 as "16.11.2026", for lists. */
export const shortDate = (date: string): string => shortDates.format(utcOf(date));

const stockSentence = (left: number): string =>
  plural(left, { one: 'Die übrige Karte bildet den Stapel.', other: `Die übrigen ${left} Karten bilden den Stapel.` });

/** States the deal in a rules sheet; all games share the sentence. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Jeder der ${seats} Spieler bekommt eine Karte aus einem Blatt mit 52 Karten.`,
    other: `Jeder der ${seats} Spieler bekommt ${handSize} Karten aus einem Blatt mit 52 Karten.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Jeder der ${seats} Spieler bekommt eine Karte aus zwei zusammengemischten Blättern.`,
    other: `Jeder der ${seats} Spieler bekommt ${handSize} Karten aus zwei zusammengemischten Blättern.`,
  })} ${stockSentence(left)}`;

/** Refuses a deal that needs more cards than there are; all games share the sentence. */
export const tooFewToDeal = (cards: number, seats: number, handSize: number): string =>
  plural(handSize, {
    one: `${cards} Karten reichen nicht, um jedem der ${seats} Spieler eine zu geben: Nimm zwei Blätter oder weniger Spieler.`,
    other: `${cards} Karten reichen nicht, um jedem der ${seats} Spieler ${handSize} zu geben: Teile weniger aus oder nimm zwei Blätter.`,
  });
