import { allOf, plural } from '@shoal/language/fr';
import type { PageWords } from '../../en/page/index.ts';
import { theGame } from '../game-names.ts';

/** The first page, in French. */
export const home: PageWords['home'] = {
  title: (games) => `Shoal : ${allOf(games)}`,
  tagline: 'Des jeux de cartes, bien joués. Ni compte, ni pub, ni installation.',
  setUp: (game) => `Préparer ${theGame(game)}`,
  play: 'Jouer',
  setUpShort: 'Préparer',
  continueTitle: 'Parties en cours',
  discard: 'Supprimer',
  discardName: (about) => `Supprimer : ${about}`,
  keep: 'Conserver',
  openElsewhere: 'ouverte dans une autre fenêtre',
  discardElsewhere: 'Cette partie est ouverte dans une autre fenêtre : ferme-la là-bas, puis supprime-la.',
  discardFailed: 'Le navigateur n’a pas supprimé la partie : recharge la page et réessaie.',
  passAndPlay: 'Jouer à plusieurs',
  passAndPlayPitch: 'Chacun son tour sur un même appareil',
  daily: 'Donne du jour',
  dailyPitch: (date) => `Les mêmes cartes pour tous, le ${date}`,
  dailyDone: (date) => `Déjà jouée : revoir la donne du ${date}`,
  rules: 'Règles',
  check: 'Ouvrir un fichier',
  unsaved: 'Ce navigateur ne permet pas d’enregistrer : une partie est perdue dès que tu fermes la page.',
  damaged: (count) =>
    plural(count, {
      one: `${count} partie n’a pas pu être lue et reste telle quelle.`,
      other: `${count} parties n’ont pas pu être lues et restent telles quelles.`,
    }),
};
