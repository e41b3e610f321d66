import { allOf, plural } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';
import { asObject } from '../game-names.ts';

/** The first page, in German. */
export const home: PageWords['home'] = {
  title: (games) => `Shoal: ${allOf(games)}`,
  tagline: 'Kartenspiele, gut gespielt. Ohne Konto, ohne Werbung, ohne Installation.',
  setUp: (game) => `${asObject(game)} einrichten`,
  play: 'Spielen',
  setUpShort: 'Einrichten',
  continueTitle: 'Weiterspielen',
  discard: 'Löschen',
  discardName: (about) => `Löschen: ${about}`,
  keep: 'Behalten',
  openElsewhere: 'in einem anderen Fenster offen',
  discardElsewhere: 'Dieses Spiel ist in einem anderen Fenster offen: Schließ es dort und lösch es dann.',
  discardFailed: 'Der Browser hat das Spiel nicht gelöscht: Lade die Seite neu und versuch es noch einmal.',
  passAndPlay: 'Gemeinsam spielen',
  passAndPlayPitch: 'Mehrere Menschen an einem Gerät',
  daily: 'Tagesrunde',
  dailyPitch: (date) => `Am ${date} dieselben Karten für alle`,
  dailyDone: (date) => `Gespielt: Runde vom ${date} noch einmal ansehen`,
  rules: 'Regeln',
  check: 'Aufzeichnung öffnen',
  unsaved: 'Dieser Browser lässt die Seite nichts speichern: Ein Spiel geht verloren, wenn du sie schließt.',
  damaged: (count) =>
    plural(count, {
      one: 'Ein Spiel ließ sich nicht lesen und blieb unverändert.',
      other: `${count} Spiele ließen sich nicht lesen und blieben unverändert.`,
    }),
};
