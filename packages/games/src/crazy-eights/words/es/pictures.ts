import type { SentenceTemplates } from '@shoal/language';
import { aSeven, capital, plural } from '@shoal/language/es';
import type { CrazyEightsPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<CrazyEightsPictureMessage> = {
  match: 'Juega una carta del mismo palo o del mismo valor.',
  wild: ({ rank }) => `${capital(aSeven(rank))} encaja sobre cualquier carta, y eliges el palo que sigue.`,
  'draw-until': 'Si nada encaja, roba hasta que algo encaje.',
  'draw-up-to': ({ limit }) =>
    plural(limit, {
      one: 'Si nada encaja, roba una carta.',
      other: `Si nada encaja, roba hasta que algo encaje, ${limit} cartas como mucho.`,
    }),
  'draw-two': ({ rank }) => `Después de ${aSeven(rank)}, el siguiente roba dos cartas.`,
  skip: ({ rank }) => `Después de ${aSeven(rank)}, el siguiente pierde su turno.`,
  reverse: ({ rank }) => `Después de ${aSeven(rank)}, se juega en el otro sentido.`,
  'first-out': 'Gana quien antes se queda sin cartas.',
};
