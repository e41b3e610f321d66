import { plural, whole } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

/** The statistics in the browser, in German. */
export const statistics: PageWords['statistics'] = {
  title: 'Statistik',
  tabTitle: 'Statistik – Shoal',
  counting: 'Deine Spiele werden gezählt …',
  failed: 'Die Spiele ließen sich nicht zählen: Lade die Seite neu und versuch es noch einmal.',
  nothingYet: 'Noch keine beendeten Spiele',
  nothingYetHint: 'Spiel ein Spiel zu Ende, oder lade beendete Spiele aus einem anderen Browser oder dem Terminal.',
  onlyBots: 'Spiele nur zwischen Bots werden gespeichert, aber nicht gezählt.',
  yours: 'Alle deine Spiele',
  wonOf: (wins, games) => `${whole(wins)} von ${whole(games)}`,
  byLevel: 'Gegen jeden Bot',
  byLevelIn: (game) => `${game} gegen jeden Bot`,
  byLevelHint:
    'Der Punkt ist der Anteil deiner gewonnenen Spiele. Je weniger Spiele, desto länger die Linie, weil noch so viel Glück sein kann. Gleich gute Spieler kämen bis zur gestrichelten Marke.',
  overTime: 'Spiel für Spiel',
  overTimeIn: (game) => `${game}, Spiel für Spiel`,
  overTimeHint:
    'Der Anteil der Spiele, die du bis dahin gewonnen hattest. Gleich gute Spieler blieben nahe der gestrichelten Linie.',
  gameAxis: 'Spiel',
  shareAxis: 'gewonnen',
  levelRow: (level, games) => plural(games, { one: `${level}, 1 Spiel`, other: `${level}, ${whole(games)} Spiele` }),
  groups: 'Nach Regeln und Bots',
  groupsIn: (game) => `${game} nach Regeln und Bots`,
  asTable: 'Als Tabelle zeigen',
  fairLegend: 'Fair ist, was gleich gute Spieler gewinnen würden.',
  dailyTitle: 'Tagesrunden',
  togetherTitle: 'An einem Tisch',
  peopleTable: 'Wer wie oft gewonnen hat',

  // Taking games elsewhere and back.
  filesTitle: 'Nimm deine Spiele mit',
  filesHint:
    'Eine Datei enthält alle beendeten Spiele. Lade sie in jedem Browser oder im Terminal: Kein Spiel wird doppelt gezählt.',
  save: 'Beendete Spiele speichern',
  add: 'Spiele aus Datei laden',
  adding: 'Jede Karte jedes Spiels wird geprüft …',
  fileName: (date) => `shoal-spiele-${date}.jsonl`,
  saved: (games, file) =>
    plural(games, {
      one: `1 Spiel wurde als ${file} gespeichert.`,
      other: `${whole(games)} Spiele wurden als ${file} gespeichert.`,
    }),
  notSaved: 'Die Spiele ließen sich nicht speichern: Lade die Seite neu und versuch es noch einmal.',
  notRead: 'Die Datei ließ sich nicht lesen: Wähle sie noch einmal aus.',
  unsaved: 'Dieser Browser lässt die Seite nichts speichern, darum kam kein Spiel dazu.',
  storageFull:
    'Der Speicher dieses Browsers ist voll, darum kam kein Spiel dazu: Schaff etwas Platz und lade die Seite neu.',
  storageOutdated:
    'Eine neuere Version dieser Seite speichert jetzt die Spiele, darum kam kein Spiel dazu: Lade die Seite neu.',
  addedUnsaved: (told, added) =>
    plural(added, {
      one: `${told} Es wird nicht gespeichert: Es geht verloren, wenn du die Seite schließt.`,
      other: `${told} Sie werden nicht gespeichert: Sie gehen verloren, wenn du die Seite schließt.`,
    }),
};
