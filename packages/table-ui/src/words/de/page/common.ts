import { percent } from '@shoal/language/de';
import type { PageWords } from '../../en/page/index.ts';

/** What every page of the browser may say, in German. */
export const common: PageWords['common'] = {
  appName: 'Shoal',
  close: 'Schließen',
  cancel: 'Abbrechen',
  home: 'Startseite',
  more: 'Mehr',
  loading: 'Einen Moment …',
  notFound: 'Dieses Spiel gibt es hier nicht: Es wurde beendet, gelöscht oder in einem anderen Browser gespielt.',
  toHome: 'Zur Startseite',
  failed: 'Auf dieser Seite ging etwas schief. Dein Spiel ist gespeichert: Lade die Seite neu, um weiterzuspielen.',
  failedUnsaved:
    'Diese Seite funktioniert nicht mehr, und dieses Spiel war nicht gespeichert. Lade die Seite neu, um ein neues zu beginnen.',
  reload: 'Neu laden',
  updateReady: 'Eine neue Version von Shoal ist da.',
  updateNow: 'Jetzt aktualisieren',
  updateLater: 'Später',
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt: Markiere den Text und kopier ihn von Hand.',
};

/** The settings, which open over any screen, in German. */
export const settings: PageWords['settings'] = {
  title: 'Einstellungen',
  language: 'Sprache',
  theme: 'Design',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  sound: 'Ton',
  volume: 'Lautstärke',
  volumeOf: (volume) => (volume === 0 ? 'Aus' : percent(volume / 100)),
  testSound: 'Ton testen',
  tips: 'Einstiegstipps',
  tipsHint: 'Bei den ersten Zügen jedes Spiels begleitet dich ein kurzer Rat.',
  showTips: 'Tipps wieder zeigen',
  tipsShown: 'Die Tipps kommen ab deinem nächsten Zug wieder.',
  about: 'Über Shoal',
  version: (version) => `Version ${version}`,
  licence: 'Freie Software unter der MIT-Lizenz: Nutze sie, ändere sie, gib sie weiter.',
  privacy: 'Kein Konto, keine Cookies, keine Werbung, kein Tracking: Was du hier tust, bleibt hier.',
  saved:
    'Dieser Browser speichert deine Einstellungen, deine Spiele und die Seite selbst, damit sie auch offline funktioniert. Nichts davon verlässt dieses Gerät.',
  forget: 'Alles löschen',
  forgetTitle: 'Alles löschen?',
  forgetQuestion:
    'Deine Einstellungen sowie laufende und beendete Spiele werden aus diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.',
  keepEverything: 'Alles behalten',
  notForgotten:
    'Der Browser hat nicht alles gelöscht: Schließ alle anderen Fenster von Shoal und versuch es noch einmal.',
};
