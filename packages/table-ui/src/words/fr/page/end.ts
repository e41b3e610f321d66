import type { PageWords } from '../../en/page/index.ts';

/** The end of a deal or match, in French. */
export const end: PageWords['end'] = {
  title: 'La fin de la donne',
  again: 'Rejouer',
  nextDeal: 'Donne suivante',
  rematch: 'Rejouer un match pareil',
  review: 'Analyser',
  replay: 'Revoir la partie',
  share: 'Partager',
  home: 'Accueil',
  look: 'Voir la table',
  results: 'Résultats',
};
