import { allOf, whole } from '@shoal/language/de';
import type { LineModeWords } from '../en/line-mode.ts';
import { rules } from './rules.ts';

/** What a table says line by line, in German. */
export const lineMode: LineModeWords = {
  // The beginning.
  title: (game, inForce, players) => `${game} nach ${rules.name(inForce)}. Am Tisch: ${allOf(players)}.`,
  hints: 'Gib ? für Hilfe ein, tipp für einen Rat, regeln für die Regeln, q zum Beenden.',
  noCurtain:
    'Zeile für Zeile bleibt nichts verborgen: Was einer sah, kann der Nächste durch Zurückblättern sehen. Einen Vorhang gibt es im Vollbild: in einem Terminal mit mindestens 60 Spalten und 16 Zeilen, ohne --plain.',
  tooSmall: (now, least) =>
    `Dieses Fenster hat ${now.columns} Spalten und ${now.rows} Zeilen. Die Vollbildansicht braucht mindestens ${least.columns} Spalten und ${least.rows} Zeilen, deshalb spielst du Zeile für Zeile.`,
  dealNumber: (deal) => `Runde ${whole(deal)}.`,

  // How things stand.
  heads: { player: 'Spieler', cards: 'Karten', total: 'gesamt' },
  tally: (what, counts) => `${what}: ${counts.join(', ')}.`,
  stockLeft: (count) => `Stapel: ${count}.`,
  hand: (cards) => `Hand: ${cards}`,
  noCards: 'keine Karten',
  cardThatFits: (card) => `${card} (passt)`,
  recap: 'Was seither geschah:',

  // What is asked.
  onlyChoice: (action) => `Eingabe = ${action}`,
  orWithPlayer: (example) => `oder gleich mit Namen: ${example}`,
  places: (count) => `1 bis ${whole(count)}`,
  whichChoice: (choices) => `Welche Nummer, 1 bis ${choices}? Eingabe = keine`,
  passTo: (name) => `Gib weiter an ${name} und drück die Eingabetaste`,
  handOver: (name) => `${name}, drück die Eingabetaste, wenn du genug gesehen hast`,
  hideHand: (name) => `${name}, drück die Eingabetaste, um deine Karten zu verdecken`,

  // What is answered.
  typedHelp: [
    'Gibt es nur eine Möglichkeit, wählt sie die Eingabetaste.',
    'auswahl (oder c) zeigt mit Nummern, was du tun kannst; verlauf (oder l) erzählt, was zuletzt geschah; zurück (oder u) nimmt deine letzte Wahl zurück.',
    'tipp nennt die drei Möglichkeiten, die der Coach am besten findet, und sagt, warum.',
    'h zeigt deine Hand, regeln die Regeln, q beendet das Spiel.',
  ],
  badNumber: (min, max) => `Gib eine ganze Zahl von ${whole(min)} bis ${whole(max)} ein.`,
  typeSomething: 'Noch ist nichts gewählt; mit ? siehst du, was du eingeben kannst.',

  // The end.
  another: '1 = noch eine Runde, 2 = Analyse mit dem Coach, 3 = beenden; Eingabe = 1',
  anotherAnswers: 'Bitte antworte mit 1, 2 oder 3.',
  nextRung: (bot, next, call) =>
    `Du hast ${bot} dreimal hintereinander geschlagen; gegen ${next} spielst du mit ${call}.`,
  scoreAfter: (deals) => `Der Stand nach Runde ${whole(deals)}:`,
  whole,
};
