import type { SentenceTemplates } from '@shoal/language';
import { aSeven, capital, countedCards, plural } from '@shoal/language/fr';
import type { CrazyEightsPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<CrazyEightsPictureMessage> = {
  match: 'Joue une carte de même couleur ou de même valeur.',
  wild: ({ rank }) => `${capital(aSeven(rank))} va sur toute carte, et tu annonces la couleur qui suit.`,
  'draw-until': 'Si rien ne convient, pioche jusqu’à ce qu’une carte convienne.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'Si rien ne convient, pioche une carte.',
      other: `Si rien ne convient, pioche jusqu’à ce qu’une carte convienne, ${countedCards(limit)} au plus.`,
    }),
  'draw-two': ({ rank }) => `Après ${aSeven(rank)}, le joueur suivant pioche deux cartes.`,
  skip: ({ rank }) => `Après ${aSeven(rank)}, le joueur suivant perd son tour.`,
  reverse: ({ rank }) => `Après ${aSeven(rank)}, on joue dans l’autre sens.`,
  'first-out': 'Le premier qui n’a plus de cartes gagne.',
};
