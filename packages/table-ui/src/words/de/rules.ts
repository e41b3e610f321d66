import type { RulesWords } from '../en/rules.ts';
import { allOf, plural } from './grammar.ts';

/** What is said about rules beside the rules themselves, in German. */
export const rules: RulesWords = {
  name: ({ preset, changes }) =>
    changes.length === 0 ? `der Variante ${preset}` : `der Variante ${preset} mit ${allOf(changes)}`,
  sheetTitle: (title, inForce) => `${title}, nach ${rules.name(inForce)}`,
  presetHeads: { game: 'Spiel', preset: 'Variante', rules: 'Regeln' },
  sheetHint: 'Alle Regeln einer Variante zeigt zum Beispiel: shoal rules go-fish --preset classic',
};

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
