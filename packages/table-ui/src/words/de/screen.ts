import { allOf, longDate, oneOf, ownedBy, percent, plural, shortDate } from '@shoal/language/de';
import type { ScreenWords } from '../en/screen.ts';
import { botFailed } from './bot-failed.ts';
import { asObject } from './game-names.ts';

/** What a screen says beside the game itself, in German. */
export const screen: ScreenWords = {
  // The first screen.
  tagline: (games) => `${allOf(games)}, mit Menschen und Bots`,
  playGame: (game) => `${asObject(game)} spielen`,
  continueGame: (game, others, deal) => {
    const table = others.length === 0 ? game : `${game} mit ${allOf(others)}`;
    return deal === 1 ? `Weiter: ${table}` : `Weiter: ${table}, Runde ${deal}`;
  },
  othersInAll: (count) => plural(count, { one: 'einem anderen', other: `${count} anderen` }),
  continueDaily: (date) => `Weiter: Tagesrunde vom ${longDate(date)}`,
  moreGames: (count) =>
    plural(count, {
      one: '1 weiteres Spiel: fortsetzen oder löschen',
      other: `${count} weitere Spiele: fortsetzen oder löschen`,
    }),
  waitingTitle: 'Laufende Spiele, neueste zuerst',
  discardAll: (count) => plural(count, { one: 'Dieses Spiel löschen', other: `Diese ${count} Spiele löschen` }),
  discardAllQuestion: (count) =>
    plural(count, {
      one: 'Dieses Spiel löschen? Das lässt sich nicht rückgängig machen.',
      other: `Diese ${count} Spiele löschen? Das lässt sich nicht rückgängig machen.`,
    }),
  discardQuestion: 'Dieses Spiel löschen? Das lässt sich nicht rückgängig machen.',
  quitQuestion: 'Shoal beenden?',
  dailyDeal: (date) => `Tagesrunde vom ${longDate(date)}`,
  dailyDone: (date) => `Tagesrunde vom ${longDate(date)}: gespielt, noch einmal ansehen`,
  finishedGames: 'Beendete Spiele ansehen und analysieren',
  statistics: 'Statistik',
  rules: 'Regeln',
  quit: 'Beenden',
  leftMinutesAgo: (minutes) =>
    minutes === 0
      ? 'gerade verlassen'
      : plural(minutes, { one: 'vor 1 Minute verlassen', other: `vor ${minutes} Minuten verlassen` }),
  leftHoursAgo: (hours) => plural(hours, { one: 'vor 1 Stunde verlassen', other: `vor ${hours} Stunden verlassen` }),
  leftDaysAgo: (days) => plural(days, { one: 'gestern verlassen', other: `vor ${days} Tagen verlassen` }),

  // Keys, as the lowest line names them.
  keys: {
    choose: 'wählen',
    start: 'starten',
    open: 'öffnen',
    doIt: 'ausführen',
    finishName: 'Name übernehmen',
    toCards: 'Karten zeigen',
    back: 'zurück',
    change: 'ändern',
    move: 'bewegen',
    scroll: 'blättern',
    help: 'Hilfe',
    hint: 'Tipp',
    log: 'Verlauf',
    undo: 'rückgängig',
    leave: 'verlassen',
    skip: 'überspringen',
    step: 'Schritt',
    jump: 'Sprung',
    tenSteps: '10',
    yes: 'ja',
    no: 'nein',
    edit: 'Name eingeben',
    mistake: 'Fehler',
    seeReplay: 'Stelle ansehen',
    discard: 'löschen',
    quit: 'beenden',
  },
  keyNames: {
    enter: 'Eingabe',
    escape: 'Esc',
    space: 'Leertaste',
    tab: 'Tab',
    'back-tab': 'Umschalt-Tab',
    backspace: 'Rücktaste',
    delete: 'Entf',
    home: 'Pos1',
    end: 'Ende',
    'page-up': 'Bild auf',
    'page-down': 'Bild ab',
    left: 'Pfeil links',
    right: 'Pfeil rechts',
    up: 'Pfeil auf',
    down: 'Pfeil ab',
  },
  arrows: '←→',
  upDown: '↑↓',
  pageKeys: 'Bild auf/ab',
  asciiArrows: 'links/rechts',
  asciiUpDown: 'auf/ab',
  enter: 'Eingabe',
  escape: 'Esc',
  space: 'Leertaste',

  // Setting up.
  setupTitle: (game) => `${game}: Spieler und Regeln`,
  setupRules: 'Regeln',
  players: 'Spieler',
  setupSeat: (seat) => `Sitz ${seat}`,
  setupMatch: 'Match',
  setupSpeed: 'Bot-Tempo',
  setupShuffle: 'Mischen',
  setupSuits: 'Farben',
  setupOptions: 'Optionen',
  setupStart: 'Spiel starten',
  changedPreset: (preset) => `${preset}, geändert`,
  noChanges: 'wie vorgegeben',
  changed: (changes) => allOf(changes),
  changedOption: (label, choice) => `${label}: ${choice}`,
  person: 'Mensch',
  strengths: {
    random: 'reiner Zufall',
    minnow: 'Anfänger',
    guppy: 'leicht',
    perch: 'mittel',
    pike: 'gut',
    dolphin: 'stark',
    orca: 'sehr stark',
    kraken: 'Meister',
  },
  rung: (place, rungs, strength) => `${place} von ${rungs}, ${strength}`,
  bots: {
    random: 'random spielt irgendetwas Erlaubtes.',
    minnow: 'minnow ist leicht zu schlagen: Er kennt die Regeln und sonst wenig.',
    guppy: 'guppy achtet nur auf die eigenen Karten.',
    perch: 'perch merkt sich ein wenig von dem, was geschieht.',
    pike: 'pike spielt solide und vergisst wenig.',
    dolphin: 'dolphin spielt gut, mit einem Aussetzer ab und zu.',
    orca: 'orca denkt voraus.',
    kraken: 'kraken ist der stärkste: Er denkt am gründlichsten und hat nie Aussetzer.',
  },
  equalBots: 'Dieses Spiel ist reines Glück: Alle Bots sind gleich stark.',
  playerCount: (count) => plural(count, { one: '1 Spieler', other: `${count} Spieler` }),
  goal: (goal) => {
    if (goal === null) return 'Runde für Runde';
    if (goal.type === 'target') return `bis ${goal.total} Punkte`;
    return plural(goal.deals, { one: 'eine Runde', other: `${goal.deals} Runden, meiste Siege` });
  },
  speeds: { calm: 'ruhig', normal: 'normal', fast: 'schnell', instant: 'sofort' },
  shuffles: { 'fisher-yates': 'Fisher-Yates', 'split-stacks': 'in Stapeln' },
  suits: { four: 'vierfarbig', two: 'rot und schwarz' },
  optionsTitle: (game) => `${game}: Optionen`,
  optionRefused: 'Dieser Wert passt nicht zu den anderen Optionen und wurde übersprungen.',
  nameTaken: 'Dieser Name würde als Karte oder Sitz verstanden: Wähle einen anderen.',
  passAndPlay: 'Ihr teilt euch den Bildschirm und reicht ihn weiter: Ein Vorhang verdeckt dazwischen die Karten.',

  // The table.
  you: 'Du',
  log: 'Was geschah',
  dealOf: (deal, goal) => (goal?.type === 'best-of' ? `Runde ${deal} von ${goal.deals}` : `Runde ${deal}`),
  namedCount: (name, count) => `${name}:\u00a0${count}`,
  matchScore: (scores, deal, goal) =>
    goal?.type === 'target' ? `${scores.join(' · ')}, bis ${goal.total} Punkte` : `${deal}: ${scores.join(' · ')}`,
  moreNews: (count) => `Noch ${count}: L drücken`,
  dailyTitle: (date) => `Tagesrunde ${shortDate(date)}`,
  stock: (count) => (count === 0 ? 'Stapel leer' : `Stapel ${count}`),
  stockName: (count) => (count === 0 ? 'Stapel leer' : 'Stapel'),
  cardsInHand: (count) => plural(count, { one: '1 Karte', other: `${count} Karten` }),
  fanOf: (name, count) =>
    plural(count, { one: `${ownedBy(name, 'Blatt')}: 1 Karte`, other: `${ownedBy(name, 'Blatt')}: ${count} Karten` }),
  yourFan: (count) =>
    plural(count, {
      one: 'Dein Blatt, verdeckt: 1 Karte',
      other: `Dein Blatt, verdeckt: ${count} Karten`,
    }),
  coachThinksEsc: 'Der Coach denkt nach … Esc bricht ab.',
  coachThinks: 'Der Coach denkt nach …',
  playerName: (seat) => `Spieler ${seat}`,
  wrongKey: (key, keys) => `${key} bewirkt hier nichts: Drück ${oneOf(keys)}.`,
  wrongKeyAtTable: (key, answers) =>
    answers.length === 0
      ? `${key} bewirkt hier nichts: ? zeigt alle Tasten.`
      : `${key} bewirkt hier nichts: Drück ${oneOf(answers)}; ? zeigt alle Tasten.`,
  seatDigits: (key, keys) =>
    `Unter ${key} kannst du niemanden wählen: Drück ${oneOf(keys)}, oder Esc, um zurückzugehen.`,
  botFailed,
  notSaved: 'Das zählt noch nicht: Das Spiel lässt sich gerade nicht speichern.',
  waitsForDisk: 'Das Spiel pausiert, bis es wieder gespeichert werden kann.',
  playUnsaved: 'ohne Speichern spielen',
  unsavedNow: 'Dieses Spiel wird nicht mehr gespeichert.',
  undone: 'Zurückgenommen: Wähle neu.',
  nothingToUndo: 'Noch gibt es nichts zurückzunehmen.',
  noUndoWithPeople: 'Zurücknehmen kannst du nur, wenn du allein gegen Bots spielst.',
  noUndoDaily: 'In der Tagesrunde lässt sich nichts zurücknehmen, damit die Ergebnisse vergleichbar sind.',
  noHintsDaily: 'In der Tagesrunde gibt es keine Tipps, damit die Ergebnisse vergleichbar sind.',
  leaveQuestion: 'Den Tisch verlassen? Dein Spiel ist gespeichert.',
  leaveUnsaved: 'Den Tisch verlassen? Dieses Spiel wird nicht gespeichert.',
  leaveUnbegun: 'Den Tisch verlassen? Noch hat niemand gespielt, es gibt also nichts zu speichern.',
  hintTitle: 'Was der Coach tun würde',
  coachTip: {
    keys: 'Du kannst jederzeit den Coach fragen: Drück I. Mit ? siehst du alle Tasten.',
    touch: 'Du kannst jederzeit den Coach fragen: Tippe auf die Glühbirne.',
  },
  helpTitle: 'Tasten',
  logTitle: 'Was bisher geschah',

  // Hot seat.
  curtainTitle: (name) => `Weiter an ${name}`,
  curtainBody: (name) => `Alle anderen bitte wegschauen. ${name}, drück die Leertaste, um deine Karten zu sehen.`,
  hideTitle: (name) => `${name}, dein Zug ist zu Ende.`,
  recapAtFirst: (name) => `${name}, das geschah bisher`,
  recapTitle: (name) => `${name}, das geschah seit deinem letzten Zug`,
  recapOn: 'Eingabe zeigt deine Karten.',
  hideKey: 'Karten verdecken',
  showKey: 'Karten zeigen',

  // The end.
  endTitle: 'Das Spiel ist zu Ende',
  dealOver: 'Die Runde ist zu Ende',
  matchOver: 'Das Match ist zu Ende',
  rematch: 'Revanche',
  tooSmall: (now, least) =>
    `Dieses Fenster hat ${now.columns} x ${now.rows} Zeichen. Der Tisch braucht mindestens ${least.columns} x ${least.rows}: Bitte mach das Fenster größer.`,
  scoreAfter: (deals, scores) =>
    plural(deals, { one: `Nach 1 Runde: ${scores.join(', ')}.`, other: `Nach ${deals} Runden: ${scores.join(', ')}.` }),
  score: (name, total, goal) =>
    goal?.type === 'target'
      ? plural(total, { one: `${name} (1 Punkt)`, other: `${name} (${total} Punkte)` })
      : plural(total, { one: `${name} (1 Rundensieg)`, other: `${name} (${total} Rundensiege)` }),
  matchWon: (winners) =>
    winners.length === 1
      ? `${winners[0]} gewinnt das Match.`
      : `Unentschieden: ${allOf(winners)} teilen sich den Sieg im Match.`,
  youWonMatch: 'Du gewinnst das Match!',
  youSharedMatch: (others) => `Unentschieden: Du teilst dir den Sieg im Match mit ${allOf(others)}.`,
  again: (starter) => `Noch einmal spielen (${starter} beginnt)`,
  againFromYou: 'Noch einmal spielen (du beginnst)',
  nextDeal: 'Nächste Runde',
  nextRung: (bot, next) => `Du hast ${bot} dreimal hintereinander geschlagen. Als Nächstes gegen ${next} spielen?`,
  wonThrice: (bot) => `Du hast ${bot} dreimal hintereinander geschlagen.`,
  climb: (next) => `Gegen ${next} spielen`,
  stay: (bot) => `Bei ${bot} bleiben`,
  review: 'Analyse mit dem Coach',
  replayDeal: 'Spiel ansehen',
  share: 'Ergebnis teilen',
  seed: (seed) => `Seed ${seed}`,
  home: 'Hauptmenü',
  reviewing: (done) => `Der Coach prüft jede Entscheidung: ${percent(done / 100)}`,
  reviewTitle: 'Analyse',
  shareTitle: 'Kopier diese Zeile',
  shareCommand: (command) => `${command} gibt sie in einer Zeile aus.`,

  // Finished games.
  gamesTitle: 'Beendete Spiele, das neueste zuerst',
  noGames: 'Deine beendeten Spiele erscheinen hier.',
  gameLine: (date, game, others, ending) =>
    others.length === 0
      ? `${shortDate(date)}  ${game}: ${ending}`
      : `${shortDate(date)}  ${game} mit ${allOf(others)}: ${ending}`,
  replayTitle: (game, step, of) => `${game}: Schritt ${step} von ${of}`,

  // Help: keys and what they do.
  helpCommon: [
    ['Pfeile', 'durch die Hand oder die Auswahl gehen'],
    ['Eingabe Leertaste', 'das Markierte wählen, oder das Einzige, was möglich ist'],
    ['I', 'ein Tipp: was der Coach tun würde, und warum'],
    ['U', 'deine letzte Wahl zurücknehmen (nur gegen Bots, nie in der Tagesrunde)'],
    ['L', 'der Verlauf: alles, was bisher geschah'],
    ['R', 'die Regeln dieses Tisches'],
    ['?', 'diese Hilfe'],
    ['Esc', 'zurück; am Tisch: den Tisch verlassen (dein Spiel ist gespeichert)'],
    ['Strg-C', 'sofort beenden; dein Spiel ist gespeichert'],
    ['Strg-L', 'den Bildschirm neu zeichnen'],
  ],
};
