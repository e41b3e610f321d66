import type { Card, Suit } from '@shoal/core';
import type { Pen, SentenceTemplates } from '@shoal/language';
import { capital, hearts, percent, plural, theCard, theSeven } from '@shoal/language/de';
import type { CrazyEightsAdviceMessage } from '../../bots/advice.ts';

interface Played {
  readonly card: Card;
  readonly suit?: Suit;
}

/** "Spiel die 9♥", "Spiel die 8♠ und wünsch dir Herz". */
const play = ({ card, suit }: Played, pen: Pen): string =>
  suit === undefined
    ? `Spiel ${theCard(card, pen, 'accusative')}`
    : `Spiel ${theCard(card, pen, 'accusative')} und wünsch dir ${hearts(suit)}`;

export const advice: SentenceTemplates<CrazyEightsAdviceMessage> = {
  'goes-out': (played, pen) => `${play(played, pen)}: Das ist die letzte Karte, und du bist fertig.`,
  'only-play': (played, pen) => `${play(played, pen)}: Etwas anderes geht nicht.`,
  'makes-next-draw': ({ seat, count, ...played }, pen) =>
    `${play(played, pen)}: ${pen.name(seat)} muss ${count} Karten ziehen oder die Strafe weitergeben.`,
  'skips-next': (played, pen) => `${play(played, pen)}: Der Nächste muss aussetzen.`,
  'blocks-next': ({ seat, ...played }, pen) =>
    `${play(played, pen)}: ${pen.name(seat)} kann wahrscheinlich nicht bedienen.`,
  'names-longest-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: Das ist die längste Farbe auf der Hand, mit 1 Karte.`,
      other: `${play(played, pen)}: Das ist die längste Farbe auf der Hand, mit ${count} Karten.`,
    }),
  'names-suit': ({ count, ...played }, pen) =>
    plural(count, {
      one: `${play(played, pen)}: Von dieser Farbe bleibt 1 Karte auf der Hand.`,
      other: `${play(played, pen)}: Von dieser Farbe bleiben ${count} Karten auf der Hand.`,
    }),
  'names-any-suit': (played, pen) =>
    `${play(played, pen)}: Auf der Hand bleiben nur Wunschkarten, also ist jede Farbe recht.`,
  'names-suit-not-held': (played, pen) => `${play(played, pen)}: Von dieser Farbe bleibt keine Karte auf der Hand.`,
  'keeps-suit': ({ card, suit, count }, pen) =>
    plural(count, {
      one: `${play({ card }, pen)}: Danach bleibt noch 1 ${hearts(suit)} auf der Hand.`,
      other: `${play({ card }, pen)}: Danach bleiben noch ${count} ${hearts(suit)} auf der Hand.`,
    }),
  'sheds-points': ({ card, points }, pen) =>
    plural(points, {
      one: `${play({ card }, pen)}: Damit wirst du 1 Punkt los.`,
      other: `${play({ card }, pen)}: Damit wirst du ${points} Punkte los.`,
    }),
  'leaves-matches': ({ card, count }, pen) =>
    plural(count, {
      one: `${play({ card }, pen)}: Auf der Hand bleibt 1 Karte, die darauf folgen kann.`,
      other: `${play({ card }, pen)}: Auf der Hand bleiben ${count} Karten, die darauf folgen können.`,
    }),
  'saves-wild': ({ card, wild }, pen) => `${play({ card }, pen)}: So bleibt ${theSeven(wild)} für später.`,
  'draws-to-save-wild': ({ wild }) => `Zieh eine Karte: So bleibt ${theSeven(wild)} für später.`,
  draws: 'Zieh eine Karte: Was jetzt geht, bleibt besser auf der Hand.',
  'must-draw': 'Zieh eine Karte: Auf der Hand geht keine.',
  'draws-penalty': ({ count }) =>
    plural(count, {
      one: 'Zieh die eine Strafkarte: Damit ist die Strafe vom Tisch.',
      other: `Zieh die ${count} Strafkarten: Damit ist die Strafe vom Tisch.`,
    }),
  passes: 'Passe: Etwas Besseres gibt es nicht.',
  'plays-on': 'Spiel weiter: Es ist noch ein Platz zu gewinnen.',
  stops: 'Hör auf: Dann bleiben die Plätze, wie sie sind.',
  'block-odds': ({ seat, chance, points }, { name }) =>
    plural(points, {
      one: `${name(seat)} kann in ${percent(chance)} der Fälle nicht bedienen, und du wirst 1 Punkt los.`,
      other: `${name(seat)} kann in ${percent(chance)} der Fälle nicht bedienen, und du wirst ${points} Punkte los.`,
    }),
  sheds: ({ points }) =>
    plural(points, {
      one: 'Damit wirst du 1 Punkt los.',
      other: `Damit wirst du ${points} Punkte los.`,
    }),
  'draw-odds': ({ chance }) => `Die gezogene Karte lässt sich in ${percent(chance)} der Fälle spielen.`,
  'sheds-nothing': 'Damit wirst du keine Karte los.',
  'shows-card': ({ card }, pen) => `Das zeigt den anderen ${theCard(card, pen, 'accusative')} und sonst nichts.`,
  'shows-wish': ({ suit }) => `Das verrät, dass ${hearts(suit)} willkommen ist.`,
  'shows-no-match': ({ suit }) => `Das verrät, dass kein ${hearts(suit)} auf der Hand ist.`,
  'shows-nothing': 'Das verrät nichts Neues.',
  'forgot-void': ({ seat, suit }, { name }) => `Vergessen: Es war klar, dass ${name(seat)} kein ${hearts(suit)} hatte.`,
  'forgot-going-out': ({ card }, pen) =>
    `Vergessen: ${capital(theCard(card, pen, 'nominative'))} war die letzte Karte und ließ sich spielen.`,
};
