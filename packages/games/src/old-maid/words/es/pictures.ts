import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<OldMaidPictureMessage> = {
  take: 'Roba una carta de la mano del siguiente jugador, sin verla.',
  'pair-of-rank': 'Dos cartas del mismo valor son una pareja, que bajas a la mesa.',
  'pair-of-colour': 'Dos cartas negras o dos rojas del mismo valor son una pareja, que bajas a la mesa.',
  'queen-left-over': 'Una reina no tiene pareja. Quien se queda con ella es la mona.',
  'secret-left-over': 'Una carta no tiene pareja, y nadie sabe cuál. Quien se queda con ella es la mona.',
};
