import type { PageWords } from '../../en/page/index.ts';

/** What every page of the browser may say, in German. */
export const common: PageWords['common'] = {
  appName: 'Shoal',
  close: 'Schließen',
  cancel: 'Abbrechen',
  home: 'Startseite',
  more: 'Mehr',
  loading: 'Einen Moment.',
  notFound: 'Dieses Spiel gibt es hier nicht: Es wurde beendet, verworfen oder in einem anderen Browser gespielt.',
  toHome: 'Zur Startseite',
  failed: 'Auf dieser Seite ging etwas schief. Dein Spiel bleibt erhalten: Lade die Seite neu, um weiterzuspielen.',
  reload: 'Neu laden',
  updateReady: 'Eine neue Version von Shoal ist da.',
  updateNow: 'Jetzt nutzen',
  updateLater: 'Später',
  copied: 'Kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt: Markiere den Text und kopier ihn von Hand.',
};
