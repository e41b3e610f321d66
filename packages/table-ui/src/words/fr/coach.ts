import type { Sayings } from '../messages/saying.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';
import { percent, points } from './grammar.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name} : ce choix a coûté ${points(downToPoint(loss))} de chances de gagner, à ${points(error)} près.`;

export const coach: Sayings<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0) return `Ce choix gagne dans ${percent(share)} des cas, comme le choix moyen.`;
    return better > 0
      ? `Ce choix gagne dans ${percent(share)} des cas, ${points(better)} de plus que le choix moyen.`
      : `Ce choix gagne dans ${percent(share)} des cas, ${points(-better)} de moins que le choix moyen.`;
  },
  'only-share': ({ share }) => `Ce choix gagne dans ${percent(share)} des cas.`,
  inaccuracy: ({ loss, error }) => gaveAway('Imprécision', loss, error),
  mistake: ({ loss, error }) => gaveAway('Erreur', loss, error),
  blunder: ({ loss, error }) => gaveAway('Gaffe', loss, error),
  forgot: ({ loss, error }) => gaveAway('Oubli', loss, error),
  'curve-of': ({ seat }, { name }) => `Chances de gagner pour ${name(seat)}, vues de sa place :`,
  'your-curve': 'Tes chances de gagner, vues de ta place :',
  'nothing-marked': 'Aucun choix n’a coûté plus que ce que le hasard peut expliquer.',
};
