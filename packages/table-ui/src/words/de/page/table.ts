import { allOf, hearts, nth, ownedBy, plural, sevens } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

/** The table in the browser, in German. */
export const table: PageWords['table'] = {
  title: (game) => `${game} – Shoal`,
  yourTurnTitle: (game) => `● Du bist dran – ${game}`,
  turnOfTitle: (name, game) => `● ${name} – ${game}`,
  middle: 'Tischmitte',
  yourHand: (count) => plural(count, { one: 'Deine Hand: 1 Karte', other: `Deine Hand: ${count} Karten` }),
  handOf: (name, count) =>
    plural(count, { one: `${ownedBy(name, 'Hand')}: 1 Karte`, other: `${ownedBy(name, 'Hand')}: ${count} Karten` }),
  place: (place, of) => `Karte ${place} von ${of}`,
  noCards: 'Keine Karten auf der Hand',
  // Commas only: a list of ranks among the facts has an "und" of its own.
  seatName: (name, facts) => `${name}: ${facts.join(', ')}`,
  chooseSeat: (name, facts) => `${name} wählen: ${facts.join(', ')}`,
  laid: (ranks) => `ausgelegt: ${allOf(ranks.map(sevens))}`,
  hasTurn: 'am Zug',
  placeReached: nth,
  level: (bot) => `Bot ${bot}`,
  playable: (card) => `${card}, spielbar`,
  newCard: (card) => `${card}, neu`,
  newPlayable: (card) => `${card}, neu und spielbar`,
  stack: (rank, count, of) => `${sevens(rank)}, ${count} von ${of}`,
  newStack: (rank, count, of) => `${sevens(rank)}, ${count} von ${of}, neu`,
  stock: (count) =>
    count === 0 ? 'Der Stapel ist leer' : plural(count, { one: 'Stapel: 1 Karte', other: `Stapel: ${count} Karten` }),
  drawFrom: (action, count) =>
    plural(count, { one: `${action}: 1 Karte im Stapel`, other: `${action}: ${count} Karten im Stapel` }),
  upCard: (card) => `Offene Karte: ${card}`,
  nameSuit: hearts,
  wholeLog: 'Ganzer Verlauf',
  nothingYet: 'Die Karten sind ausgeteilt.',
  skip: 'Überspringen',
  skipToEnd: 'Zum Ende springen',
  yourTurn: (prompt) => `Du bist dran. ${prompt}`,
  hint: 'Tipp',
  why: 'Warum?',
  undo: 'Rückgängig',
  rules: 'Regeln',
  menu: 'Menü',
  keys: 'Tasten',
  leave: 'Tisch verlassen',
  jumped: (events) =>
    plural(events, {
      one: 'Auf dem neuesten Stand: Inzwischen ist 1 Sache passiert.',
      other: `Auf dem neuesten Stand: Inzwischen sind ${events} Dinge passiert.`,
    }),
  unsaved: 'Dieses Spiel wird nicht gespeichert: Der Browser erlaubt es nicht.',
  playUnsaved: 'Ohne Speichern weiterspielen',
  storageFull:
    'Der Speicher dieses Browsers ist voll, darum wird dieses Spiel gerade nicht gespeichert: Schaff etwas Platz, dann geht das Speichern von selbst weiter.',
  elsewhere:
    'Dieses Spiel ist in einem anderen Fenster offen: Spiel dort weiter, oder schließ es dort und lade diese Seite neu.',
  damaged: 'Dieses Spiel lässt sich nicht lesen und darum nicht fortsetzen; es blieb unverändert.',
  changedElsewhere: 'Dieses Spiel ging in einem anderen Fenster weiter: Lade die Seite neu, um es zu sehen.',

  passBody: (name) => `Alle anderen bitte wegschauen: Gleich kommen ${ownedBy(name, 'Karten')}.`,
  iAm: (name) => `Ich bin ${name}`,
  hide: 'Karten verdecken',
  showCards: 'Karten zeigen',
};

/** The end of a deal or match, in German. */
export const end: PageWords['end'] = {
  title: 'Ende der Runde',
  again: 'Noch einmal',
  review: 'Analyse',
  replay: 'Spiel ansehen',
  share: 'Teilen',
  look: 'Tisch ansehen',
  results: 'Ergebnis',
  wins: (deals, scores) =>
    plural(deals, {
      one: `Siege nach 1 Runde: ${scores.join(' · ')}`,
      other: `Siege nach ${deals} Runden: ${scores.join(' · ')}`,
    }),
  points: (deals, scores) =>
    plural(deals, {
      one: `Punkte nach 1 Runde: ${scores.join(' · ')}`,
      other: `Punkte nach ${deals} Runden: ${scores.join(' · ')}`,
    }),
};
