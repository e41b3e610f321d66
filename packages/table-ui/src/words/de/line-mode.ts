import { allOf, whole } from '@shoal/language/de';
import type { LineModeWords } from '../en/line-mode.ts';
import { rules } from './rules.ts';

/** Names with their numbers, which no line breaks apart: `Du 5, Bo 6`. */
const tally = (labels: readonly string[], counts: readonly number[]): string =>
  labels.map((label, seat) => `${label}\u00a0${counts[seat]}`).join(', ');

const commands =
  'auswahl (oder c) zeigt mit Nummern, was du tun darfst; verlauf (oder l) erzählt, was zuletzt geschah; zurück (oder u) nimmt zurück.';

/** What a table says line by line, in German. */
export const lineMode: LineModeWords = {
  // The beginning.
  title: (game, inForce, players) => `${game} nach ${rules.name(inForce)}. Am Tisch: ${allOf(players)}.`,
  hints: 'Gib ? für Hilfe ein, tipp für einen Rat, regeln für die Regeln, q zum Beenden.',
  noCurtain:
    'Zeile für Zeile lässt sich nichts wirklich verbergen: Was einer sah, kann der Nächste durch Zurückblättern sehen. Einen Vorhang gibt es auf dem ganzen Bildschirm: in einem Terminal mit mindestens 60 Spalten und 16 Zeilen, ohne --plain.',
  dealNumber: (deal) => `Runde ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'Spieler', cards: 'Karten', books: 'Quartette', pairs: 'Paare', total: 'gesamt' },
  standing: (labels, cards, stock) => `Karten: ${tally(labels, cards)}. Stapel: ${stock}.`,
  standingWithBooks: (labels, cards, books, stock) =>
    `Karten: ${tally(labels, cards)}. Quartette: ${tally(labels, books)}. Stapel: ${stock}.`,
  standingWithPairs: (labels, cards, pairs, stock) =>
    `Karten: ${tally(labels, cards)}. Paare: ${tally(labels, pairs)}. Stapel: ${stock}.`,
  hand: (cards) => `Hand: ${cards}`,
  noCards: 'keine Karten',
  cardThatFits: (card) => `${card} (geht)`,
  recap: 'Was seither geschah:',

  // What is asked.
  onlyChoice: (action) => `Eingabe = ${action}`,
  askAny: (ranks, example) =>
    `Nach welchem Kartenwert fragst du (${ranks.join(', ')}), oder gleich Wert und Spieler („${example}“)?`,
  askOne: (name, ranks) => `Nach welchem Kartenwert fragst du ${name} (${ranks.join(', ')})?`,
  whichChoice: (choices) => `Welche Nummer, 1 bis ${choices}? Eingabe = keine davon`,
  playPrompt: {
    'true-true-true': 'Spiel eine Karte, oder d = ziehen, p = passen',
    'true-true-false': 'Spiel eine Karte, oder d = ziehen',
    'true-false-true': 'Spiel eine Karte, oder p = passen',
    'true-false-false': 'Spiel eine Karte',
    'false-true-true': 'd = ziehen, p = passen',
    'false-true-false': 'Eingabe = ziehen',
    'false-false-true': 'Eingabe = passen',
    'false-false-false': '',
  },
  drawOnPrompt: {
    true: 'Spiel eine Karte, oder d = eine ziehen, dd = ziehen, bis eine geht',
    false: 'Eingabe = eine Karte ziehen, dd = ziehen, bis eine geht',
  },
  passTo: (name) => `Gib weiter an ${name} und drück die Eingabetaste`,
  handOver: (name) => `${name}, drück die Eingabetaste, wenn du genug gesehen hast`,
  hideHand: (name) => `${name}, drück die Eingabetaste, um deine Karten zu verdecken`,

  // What is answered.
  badNumber: (min, max) => `Gib eine ganze Zahl von ${whole(min)} bis ${whole(max)} ein.`,
  typeSomething: 'Noch ist nichts gewählt; mit ? siehst du, was du eingeben kannst.',
  help: {
    'go-fish': (name) => [
      `Frag jemanden nach einem Kartenwert, den du hast: „7 ${name}“, „${name} 7“, „frag ${name} nach Siebenen“, oder erst 7 und dann den Namen.`,
      'Kartenwerte sind a (Ass), 2 bis 10, j (Bube), q (Dame), k (König) oder ganze Wörter; Spieler haben Namen und Nummern.',
      'f oder die Eingabetaste fischt, wenn es so weit ist; h zeigt deine Hand, regeln die Regeln.',
      commands,
      'tipp nennt die drei Fragen, die der Coach am besten findet, und warum.',
      `q allein beendet; nach Damen fragst du mit „Damen“ oder „q ${name}“.`,
    ],
    'crazy-eights': () => [
      'Spiel eine Karte mit ihrer Nummer in deiner Hand oder mit Namen: 3, 8s, 10h, „Herz-Dame“; was geht, ist markiert. s ist Pik, h Herz, d Karo, c Kreuz.',
      'Zu einer Wunschkarte gehört eine Farbe: „8s h“, oder erst 8s und dann die Farbe.',
      'd zieht eine Karte, dd zieht, bis eine geht, p passt, j und n stimmen ab.',
      'Die Eingabetaste tut, was als Einziges zu tun ist.',
      commands,
      'tipp nennt die drei Möglichkeiten, die der Coach am besten findet, und warum.',
      'h zeigt deine Hand, regeln die Regeln, q beendet.',
    ],
  },

  // The end.
  another: '1 = noch eine Runde, 2 = Analyse mit dem Coach, 3 = beenden; Eingabe = 1',
  anotherAnswers: 'Bitte antworte mit 1, 2 oder 3.',
  scoreAfter: (deals) => `Der Stand nach Runde ${whole(deals)}:`,
  whole,
};
