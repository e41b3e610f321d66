import { allOf, hearts, nth, plural, sevens } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

/** The table in the browser, in German. */
export const table: PageWords['table'] = {
  title: (game) => `${game} – Shoal`,
  yourTurnTitle: (game) => `● Du bist dran – ${game}`,
  turnOfTitle: (name, game) => `● ${name} – ${game}`,
  middle: 'Die Tischmitte',
  yourHand: (count) => plural(count, { one: 'Deine Hand: 1 Karte', other: `Deine Hand: ${count} Karten` }),
  handOf: (name, count) =>
    plural(count, { one: `Die Hand von ${name}: 1 Karte`, other: `Die Hand von ${name}: ${count} Karten` }),
  noCards: 'Keine Karten auf der Hand',
  books: (count) => plural(count, { one: '1 Quartett', other: `${count} Quartette` }),
  pairs: (count) => plural(count, { one: '1 Paar', other: `${count} Paare` }),
  // Commas only: a list of ranks among the facts has an "und" of its own.
  seatName: (name, facts) => `${name}: ${facts.join(', ')}`,
  askSeat: (name, facts) => `${name} fragen: ${facts.join(', ')}`,
  laid: (ranks) => `ausgelegt: ${allOf(ranks.map(sevens))}`,
  hasTurn: 'am Zug',
  level: (bot) => `Bot ${bot}`,
  out: (place) => `fertig auf dem ${nth(place)} Platz`,
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
  suitInForce: (suit) => `${hearts(suit)} gilt`,
  anySuit: 'Jede Karte geht',
  nameSuit: hearts,
  suitQuestion: 'Welche Farbe wünschst du dir?',
  counterClockwise: 'Gegen den Uhrzeigersinn',
  wholeLog: 'Der ganze Verlauf',
  nothingYet: 'Die Karten sind ausgeteilt.',
  skip: 'Nicht warten',
  yourTurn: (prompt) => `Du bist dran. ${prompt}`,
  hint: 'Tipp',
  undo: 'Rückgängig',
  rules: 'Regeln',
  menu: 'Menü',
  keys: 'Tasten',
  leave: 'Tisch verlassen',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  jumped: (events) =>
    plural(events, {
      one: 'Auf dem neuesten Stand: Inzwischen ist 1 Sache passiert.',
      other: `Auf dem neuesten Stand: Inzwischen sind ${events} Dinge passiert.`,
    }),
  unkept: 'Dieses Spiel wird nicht gespeichert: Der Browser erlaubt es nicht.',
  playUnkept: 'Ohne Speichern weiterspielen',
  storageFull:
    'Der Speicher dieses Browsers ist voll, darum wird dieses Spiel gerade nicht gespeichert: Schaff etwas Platz, dann geht das Speichern von selbst weiter.',
  elsewhere:
    'Dieses Spiel ist in einem anderen Fenster offen: Spiel dort weiter, oder schließ es dort und lade diese Seite neu.',
  damaged: 'Dieses Spiel lässt sich nicht lesen und darum nicht fortsetzen; es blieb unangetastet.',
  changedElsewhere: 'Dieses Spiel ging in einem anderen Fenster weiter: Lade die Seite neu, um es zu sehen.',

  passBody: (name) => `Alle anderen schauen weg. Gleich kommen die Karten von ${name}.`,
  iAm: (name) => `Ich bin ${name}`,
  hide: 'Karten verdecken',
  showCards: 'Karten zeigen',

  tips: {
    'go-fish': (bookSize, seats) => [
      goFishTip(bookSize, seats),
      'Hör gut zu: Wer nach einem Kartenwert fragt, hat mindestens eine Karte davon.',
      'Rätst du falsch, gehst du fischen: Tippe auf den Stapel. Die Glühbirne fragt den Coach um Rat.',
    ],
    'crazy-eights': () => [
      'Tippe auf eine Karte, die Farbe oder Wert der offenen Karte hat: Was leuchtet, geht.',
      'Eine Wunschkarte geht immer, und du wünschst dir die Farbe; heb sie auf, bis sonst nichts geht.',
      'Nichts geht? Tippe auf den Stapel, um zu ziehen. Die Glühbirne fragt den Coach um Rat.',
    ],
  },
};

function goFishTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Tippe auf einen Kartenwert deiner Hand, um danach zu fragen. Zwei gleiche sind ein Paar.'
      : 'Tippe auf einen Kartenwert deiner Hand, um danach zu fragen. Vier gleiche sind ein Quartett.';
  }
  return bookSize === 2
    ? 'Tippe auf einen Kartenwert deiner Hand, dann auf einen Spieler. Zwei gleiche sind ein Paar.'
    : 'Tippe auf einen Kartenwert deiner Hand, dann auf einen Spieler. Vier gleiche sind ein Quartett.';
}

/** The end of a deal or match, in German. */
export const end: PageWords['end'] = {
  title: 'Das Ende der Runde',
  again: 'Noch einmal',
  review: 'Analyse',
  replay: 'Spiel ansehen',
  share: 'Teilen',
  look: 'Tisch ansehen',
  results: 'Ergebnis',
};
