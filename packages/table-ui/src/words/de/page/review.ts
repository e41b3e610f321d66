import { allOf, ownedBy, whole } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

const verified: PageWords['review']['verified'] = ({ isSeeded, cards, outcomes, entries }) => {
  if (!isSeeded) {
    return `Jede Karte und alle ${whole(entries)} Einträge im Verlauf halten sich an die Regeln; ohne Seed lässt sich das Mischen selbst nicht prüfen.`;
  }
  if (outcomes === 0) {
    return `Geprüft: Die Reihenfolge aller ${whole(cards)} Karten folgt aus dem Seed, und alle ${whole(entries)} Einträge im Verlauf halten sich an die Regeln.`;
  }
  return `Geprüft: Die Reihenfolge aller ${whole(cards)} Karten und alles, was der Zufall später entschied, folgen aus dem Seed, und alle ${whole(entries)} Einträge im Verlauf halten sich an die Regeln.`;
};

/** The coach's review of a finished game in the browser, in German. */
export const review: PageWords['review'] = {
  title: 'Analyse',
  tabTitle: (game) => `Analyse: ${game} – Shoal`,
  about: (game, others, date) =>
    others.length === 0 ? `${game} am ${date}` : `${game} mit ${allOf(others)} am ${date}`,
  working: 'Der Coach geht das Spiel durch …',
  workingHint: 'Das dauert ein paar Sekunden. Geh, wann du willst: Nichts geht verloren.',
  faulty: (sentence) => `Dieses Spiel lässt sich nicht analysieren. ${sentence}`,
  failed: 'Die Analyse ist nicht gelungen: Lade die Seite neu und versuch es noch einmal.',

  // What else can be done with the game.
  ways: 'Wie weiter',
  replay: 'Spiel ansehen',
  sameDeal: 'Runde wiederholen',
  sameDealOfMatch: 'Die Wiederholung zählt für sich und ändert nichts am Match.',
  sameDealOfDay: 'Die Wiederholung zählt nicht als Tagesrunde.',
  noSameDeal:
    'Diese Runde lässt sich nicht wiederholen: Ihr Seed fehlt, oder ihre Regeln oder Spieler sind hier unbekannt.',
  sameDealFailed: 'Der Tisch ließ sich nicht einrichten: Lade die Seite neu und versuch es noch einmal.',
  verify: 'Mischen prüfen',
  verifying: 'Jede Karte wird geprüft …',
  verified,
  notVerified: 'Das Spiel ließ sich nicht prüfen: Lade die Seite neu, um es noch einmal zu versuchen.',

  // The win chances, moment by moment.
  chances: (from, to) => `Gewinnchance: von ${from} vor der ersten Entscheidung auf ${to} am Ende.`,
  fairShare: 'fairer Anteil',
  moment: 'Zeitpunkt im Spiel',
  previous: 'Vorige Entscheidung',
  next: 'Nächste Entscheidung',
  before: 'Vor der ersten Entscheidung',
  after: (number, all) => `Nach Entscheidung ${whole(number)} von ${whole(all)}`,
  chanceOf: (name, chance) => `${ownedBy(name, 'Gewinnchance')}: ${chance}.`,
  yourChance: (chance) => `Deine Gewinnchance: ${chance}.`,
  momentInWords: (when, told, chance) => [`${when}.`, ...told, chance].join(' '),
  table: 'Alle Zeitpunkte als Tabelle',
  momentHeads: { number: 'Nr.', told: 'was geschah' },

  // What went wrong.
  takenBy: (player, action) => `${player}: ${action}`,
  actionNumber: (number) => `Entscheidung ${whole(number)}`,
  situation: 'Die Lage',
  yourHand: 'Deine Hand',
  handOf: (name) => ownedBy(name, 'Hand'),

  // The small print.
  onlyKnown:
    'Jede Entscheidung wird nur nach dem beurteilt, was man in diesem Moment wissen konnte: Für verdeckte Karten und Pech kann niemand etwas.',
};
