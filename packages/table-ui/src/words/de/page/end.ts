import type { PageWords } from '../../en/page/index.ts';

/** The end of a deal or match, in German. */
export const end: PageWords['end'] = {
  title: 'Das Ende der Runde',
  again: 'Noch einmal',
  nextDeal: 'Nächste Runde',
  rematch: 'Noch ein solches Match',
  review: 'Analyse',
  replay: 'Spiel ansehen',
  share: 'Teilen',
  home: 'Startseite',
  look: 'Tisch ansehen',
  results: 'Ergebnis',
};
