import { percent } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';

/** What every page of the browser may say, in French. */
export const common: PageWords['common'] = {
  appName: 'Shoal',
  close: 'Fermer',
  cancel: 'Annuler',
  home: 'Accueil',
  more: 'Plus',
  loading: 'Un instant…',
  notFound: 'Cette partie n’est pas ici : elle a été terminée, supprimée ou jouée dans un autre navigateur.',
  toHome: 'Aller à l’accueil',
  failed: 'Quelque chose a mal tourné sur cette page. Ta partie est enregistrée : recharge la page pour continuer.',
  failedUnsaved:
    'Cette page ne fonctionne plus et cette partie n’était pas enregistrée. Recharge la page pour en commencer une autre.',
  reload: 'Recharger',
  updateReady: 'Une nouvelle version de Shoal est prête.',
  updateNow: 'Mettre à jour',
  updateLater: 'Plus tard',
  copied: 'C’est copié.',
  notCopied: 'Le navigateur n’a pas permis la copie : sélectionne le texte et copie-le à la main.',
};

/** The settings, which open over any screen, in French. */
export const settings: PageWords['settings'] = {
  title: 'Réglages',
  language: 'Langue',
  theme: 'Apparence',
  themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  sound: 'Son',
  volume: 'Volume',
  volumeOf: (volume) => (volume === 0 ? 'Coupé' : percent(volume / 100)),
  testSound: 'Tester le son',
  tips: 'Astuces',
  tipsHint: 'Pendant les premiers tours de chaque jeu, une phrase te guide.',
  showTips: 'Revoir les astuces',
  tipsShown: 'Les astuces reviennent dès ton prochain tour.',
  about: 'À propos de Shoal',
  version: (version) => `Version ${version}`,
  licence: 'Un logiciel libre sous licence MIT : utilise-le, modifie-le, partage-le.',
  privacy: 'Pas de compte, pas de cookies, pas de pub, pas de pistage : ce que tu fais ici reste ici.',
  saved:
    'Ce navigateur enregistre tes réglages, tes parties et la page elle-même, pour qu’elle marche hors ligne. Rien ne quitte cet appareil.',
  forget: 'Tout effacer',
  forgetTitle: 'Tout effacer ?',
  forgetQuestion:
    'Tes réglages, tes parties en cours et tes parties terminées seront effacés de ce navigateur. C’est définitif.',
  keepEverything: 'Tout conserver',
  notForgotten: 'Le navigateur n’a pas tout effacé : ferme toutes les autres fenêtres de Shoal et réessaie.',
};
