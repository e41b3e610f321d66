import { allOf, plural, whole } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

const check: PageWords['replay']['check'] = {
  title: 'Aufzeichnung öffnen',
  tabTitle: 'Aufzeichnung öffnen – Shoal',
  intro:
    'Öffne ein gespeichertes Spiel, eine Datei mit vielen oder einen Export deiner beendeten Spiele: Jede Karte wird geprüft, und jedes Spiel lässt sich ansehen.',
  stays: 'Die Datei bleibt auf diesem Gerät.',
  choose: 'Datei wählen',
  drop: 'oder leg sie irgendwo auf dieser Seite ab',
  dropNow: 'Lass los, um sie zu öffnen',
  paste: 'Aufzeichnung als Text einfügen',
  pasteLabel: 'Text einer Aufzeichnung',
  checkText: 'Text prüfen',
  pasted: 'eingefügter Text',
  onlyFirst: 'Du hast mehrere Dateien abgelegt; geöffnet wurde nur die erste.',
  checking: (file) => `Prüfung läuft: ${file}`,
  checkedSoFar: (games) => plural(games, { one: 'Bisher 1 Spiel', other: `Bisher ${whole(games)} Spiele` }),
  stop: 'Stopp',
  stopped: 'Vor dem Ende der Datei angehalten.',
  another: 'Andere Datei',

  allRight: (games) =>
    plural(games, {
      one: 'Geprüft: Das Mischen und jede Karte stimmen.',
      other: `Alle ${whole(games)} Spiele geprüft: Das Mischen und jede Karte stimmen.`,
    }),
  rightWithoutSeed: (games, withoutSeed) => {
    if (games === 1) return 'Jede Karte stimmt; ohne Seed lässt sich das Mischen nicht prüfen.';
    if (games === withoutSeed)
      return `In allen ${whole(games)} Spielen stimmt jede Karte; ohne Seeds lässt sich das Mischen nicht prüfen.`;
    return plural(withoutSeed, {
      one: `Alle ${whole(games)} Spiele stimmen; 1 davon hat keinen Seed, dort lässt sich das Mischen nicht prüfen.`,
      other: `Alle ${whole(games)} Spiele stimmen; ${whole(withoutSeed)} davon haben keinen Seed, dort lässt sich das Mischen nicht prüfen.`,
    });
  },
  someFaulty: (right, faulty) => {
    if (right === 0)
      return plural(faulty, {
        one: 'Dieses Spiel verstößt gegen die Regeln.',
        other: `Alle ${whole(faulty)} Spiele verstoßen gegen die Regeln.`,
      });
    return plural(faulty, {
      one: `1 von ${whole(right + faulty)} Spielen verstößt gegen die Regeln.`,
      other: `${whole(faulty)} von ${whole(right + faulty)} Spielen verstoßen gegen die Regeln.`,
    });
  },
  tooManyFaults: (most) =>
    plural(most, {
      one: 'Die Prüfung endete nach 1 Fehler: Behebe ihn oder öffne eine andere Datei.',
      other: `Die Prüfung endete nach ${whole(most)} Fehlern: Behebe sie oder öffne eine andere Datei.`,
    }),
  listedPart: (most) =>
    plural(most, {
      one: 'Die Liste zeigt das erste Spiel und danach jedes fehlerhafte.',
      other: `Die Liste zeigt die ersten ${whole(most)} Spiele und danach jedes fehlerhafte.`,
    }),
  listedOfAll: (most) =>
    plural(most, {
      one: 'Die Liste zeigt das erste Spiel und danach jedes fehlerhafte; geprüft wurden alle.',
      other: `Die Liste zeigt die ersten ${whole(most)} Spiele und danach jedes fehlerhafte; geprüft wurden alle.`,
    }),

  empty: (file) => `${file} ist leer: Wähle eine Datei, die ein Spiel enthält.`,
  binary: (file) => `${file} ist keine Textdatei: Wähle eine Aufzeichnung von Shoal; sie endet auf .json oder .jsonl.`,
  unreadable: (file) =>
    `Der Browser kann ${file} nicht lesen: Vielleicht ist es ein Ordner, oder es wurde verschoben oder geändert. Wähle die Datei noch einmal aus.`,
  newer: (file, format) =>
    `${file} stammt von einer neueren Version von Shoal (${format}): Lade diese Seite neu, um sie zu aktualisieren.`,

  games: 'Spiele',
  show: 'Anzeigen',
  all: 'Alle Spiele',
  onlyFaults: 'Nur Fehler',
  gameNumber: (game) => `Spiel ${whole(game)}`,
  unknown: 'Kein lesbares Spiel',
  right: 'Das Mischen und jede Karte stimmen',
  rightCards: 'Jede Karte stimmt; ohne Seed lässt sich das Mischen nicht prüfen',
  goThrough: 'Ansehen',
  goThroughNamed: (game, about) => `Ansehen: Spiel ${whole(game)}, ${about}`,
  reviewNamed: (game, about) => `Analyse: Spiel ${whole(game)}, ${about}`,
};

/** Replaying a recorded game, and opening records from elsewhere, in German. */
export const replay: PageWords['replay'] = {
  tabTitle: (game) => `Spiel ansehen: ${game} – Shoal`,
  dailyOf: (date) => `Tagesrunde vom ${date}`,
  playedOn: (date) => `Gespielt am ${date}`,
  gameInFile: (game, file) => `${file}, Spiel ${whole(game)}`,
  toList: 'Zurück zur Liste',
  waiting: 'Das Spiel wird aufgebaut …',
  players: 'Spieler und ihre Karten',

  steps: 'Schritte',
  step: 'Schritt',
  stepOf: (step, of) => `Schritt ${whole(step)} von ${whole(of)}`,
  stepTold: (step, of, told) => `Schritt ${whole(step)} von ${whole(of)}. ${told}`,
  first: 'Erster Schritt',
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  last: 'Letzter Schritt',
  play: 'Abspielen',
  pause: 'Pause',
  keys: 'Die Pfeiltasten gehen Schritt für Schritt, Pos1 zum Anfang, Ende zum Schluss, und die Leertaste spielt ab.',

  // Without a verb, so that "Du" can stand in place of a name. The two marks below have none either.
  handOf: (name, cards) =>
    cards.length === 0 ? `${name}: keine Karten auf der Hand` : `${name}: ${allOf(cards)} auf der Hand`,
  acted: 'eben dran',
  turn: 'jetzt dran',
  faultHere: (sentence) => `Hier weicht die Aufzeichnung von den Regeln ab. ${sentence}`,
  cannotReplay: (sentence) => `Dieses Spiel lässt sich nicht ansehen. ${sentence}`,

  actions: 'Dieses Spiel',
  verify: 'Prüfen',
  verifying: 'Das Mischen und jede Karte werden geprüft …',
  verified: 'Geprüft: Das Mischen und jede Karte stimmen.',
  verifiedCards: 'Jede Karte stimmt; ohne Seed lässt sich das Mischen nicht prüfen.',
  failed: 'Dabei ging etwas schief: Lade die Seite neu und versuch es noch einmal.',
  review: 'Analyse',
  save: 'Aufzeichnung speichern',
  saved: (file) => `Gespeichert als ${file}.`,
  copySeed: 'Seed kopieren',
  seedCopied: (seed) => `Seed kopiert: ${seed}`,
  seedNotCopied: (seed) => `Der Browser hat das Kopieren nicht erlaubt. Der Seed ist ${seed}`,
  noSeed: 'Diese Aufzeichnung hat keinen Seed.',

  check,
};
