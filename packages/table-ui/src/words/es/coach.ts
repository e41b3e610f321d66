import type { Sayings } from '../messages/saying.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';
import { percent, points } from './grammar.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: regaló ${points(downToPoint(loss))} de victoria, con un margen de ${points(error)}.`;

export const coach: Sayings<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0)
      return `Gana ${percent(share)} de las partidas como esta, igual que la elección media.`;
    return better > 0
      ? `Gana ${percent(share)} de las partidas como esta, ${points(better)} más que la elección media.`
      : `Gana ${percent(share)} de las partidas como esta, ${points(-better)} menos que la elección media.`;
  },
  'only-share': ({ share }) => `Gana ${percent(share)} de las partidas como esta.`,
  inaccuracy: ({ loss, error }) => gaveAway('Imprecisión', loss, error),
  mistake: ({ loss, error }) => gaveAway('Error', loss, error),
  blunder: ({ loss, error }) => gaveAway('Error grave', loss, error),
  forgot: ({ loss, error }) => gaveAway('Olvido', loss, error),
  'curve-of': ({ seat }, { name }) =>
    `La probabilidad de victoria de ${name(seat)}, según lo que ${name(seat)} podía saber:`,
  'your-curve': 'Tu probabilidad de victoria, según lo que podías saber:',
  'nothing-marked': 'Ninguna jugada regaló más de lo que puede explicar el azar.',
};
