import type { PageWords } from '../../en/page/index.ts';

/** What every page of the browser may say, in French. */
export const common: PageWords['common'] = {
  appName: 'Shoal',
  close: 'Fermer',
  cancel: 'Annuler',
  home: 'Accueil',
  more: 'Plus',
  loading: 'Un instant.',
  notFound: 'Cette partie n’est pas ici : elle a été terminée, jetée ou jouée dans un autre navigateur.',
  toHome: 'Aller à l’accueil',
  failed: 'Quelque chose a mal tourné sur cette page. Ta partie est gardée : recharge la page pour continuer.',
  reload: 'Recharger',
  updateReady: 'Une nouvelle version de Shoal est prête.',
  updateNow: 'Mettre à jour',
  updateLater: 'Plus tard',
  copied: 'C’est copié.',
  notCopied: 'Le navigateur n’a pas permis la copie : sélectionne le texte et copie-le à la main.',
};
