import type { SentenceTemplates } from '@shoal/language';
import { sevens } from '@shoal/language/es';
import type { GoFishPictureMessage } from '../../presentation/pictures.ts';

export const pictures: SentenceTemplates<GoFishPictureMessage> = {
  ask: ({ rank }) => `Pide a otro jugador un valor que tengas en la mano, por ejemplo ${sevens(rank)}.`,
  'any-sevens': ({ rank }) => `¿Tienes ${sevens(rank)}?`,
  'all-given': 'Si tiene, te da todas sus cartas de ese valor.',
  'all-given-go-again': 'Si tiene, te da todas sus cartas de ese valor y repites turno.',
  'one-given': 'Si tiene, te da una carta de ese valor.',
  'one-given-go-again': 'Si tiene, te da una carta de ese valor y repites turno.',
  miss: 'Si no tiene, robas una carta del mazo.',
  'go-fish': '¡A pescar!',
  'most-books': 'Cuatro cartas iguales son un cuarteto, que bajas a la mesa. Gana quien reúne más.',
  'most-pairs': 'Dos cartas iguales son una pareja, que bajas a la mesa. Gana quien reúne más.',
  'books-first-out':
    'Cuatro cartas iguales son un cuarteto, que bajas a la mesa. Gana quien antes se queda sin cartas.',
  'pairs-first-out': 'Dos cartas iguales son una pareja, que bajas a la mesa. Gana quien antes se queda sin cartas.',
};
