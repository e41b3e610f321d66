import type { PageWords } from '../../en/page/index.ts';

/** The end of a deal or match, in Spanish. */
export const end: PageWords['end'] = {
  title: 'Fin de la ronda',
  again: 'Otra vez',
  nextDeal: 'Otra ronda',
  rematch: 'Jugar otra serie igual',
  review: 'Analizar',
  replay: 'Ver paso a paso',
  share: 'Compartir',
  home: 'Inicio',
  look: 'Ver la mesa',
  results: 'Resultados',
};
