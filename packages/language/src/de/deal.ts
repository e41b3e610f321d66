import { plural } from './grammar.ts';

const stockSentence = (left: number): string =>
  plural(left, { one: 'Die übrige Karte bildet den Stapel.', other: `Die übrigen ${left} Karten bilden den Stapel.` });

/** How every game says what is dealt, and what is left. */
export const dealtFromOnePack = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Aus einem Blatt mit 52 Karten bekommt jeder der ${seats} Spieler eine Karte.`,
    other: `Aus einem Blatt mit 52 Karten bekommt jeder der ${seats} Spieler ${handSize} Karten.`,
  })} ${stockSentence(left)}`;

export const dealtFromTwoPacks = (seats: number, handSize: number, left: number): string =>
  `${plural(handSize, {
    one: `Aus zwei zusammengemischten Blättern bekommt jeder der ${seats} Spieler eine Karte.`,
    other: `Aus zwei zusammengemischten Blättern bekommt jeder der ${seats} Spieler ${handSize} Karten.`,
  })} ${stockSentence(left)}`;
