import type { VerbPhrases } from '@shoal/language';
import { hearts, nthPlace, plural, theCard, theCards } from '@shoal/language/es';
import type { CrazyEightsStep } from '../../presentation/turns.ts';

export const steps: VerbPhrases<CrazyEightsStep> = {
  plays: ({ card }, pen) => `${pen.verb('juega', 'juegas')} ${theCard(card, pen)}`,
  names: ({ suit }, { verb }) => `${verb('elige', 'eliges')} ${hearts(suit)}`,
  'goes-drawing': (_, { verb }) => verb('roba', 'robas'),
  draws: ({ count }, { verb }) =>
    `${verb('roba', 'robas')} ${plural(count, { one: '1 carta', other: `${count} cartas` })}`,
  'draws-cards': ({ cards }, pen) => `${pen.verb('roba', 'robas')} ${theCards(cards, pen)}`,
  'draws-nothing': (_, { verb }) => verb('no encuentra cartas que robar', 'no encuentras cartas que robar'),
  passes: (_, { verb }) => verb('pasa', 'pasas'),
  'turns-round': (_, { verb }) => `${verb('cambia', 'cambias')} el sentido del juego`,
  skips: ({ seat }, { name, verb }) => `${verb('deja', 'dejas')} a ${name(seat)} sin turno`,
  'skips-you': () => 'te deja sin turno',
  'goes-out': ({ place }, { verb }) => `${verb('se queda', 'te quedas')} sin cartas en el ${nthPlace(place)}`,
};
