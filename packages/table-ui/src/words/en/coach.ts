import type { Sayings } from '../messages/saying.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';
import { percent, points } from './grammar.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: it gave away ${points(downToPoint(loss))} of the win, give or take ${points(error)}.`;

export const coach: Sayings<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0) return `It wins ${percent(share)} of such games, like the average choice.`;
    return better > 0
      ? `It wins ${percent(share)} of such games, ${points(better)} more than the average choice.`
      : `It wins ${percent(share)} of such games, ${points(-better)} less than the average choice.`;
  },
  'only-share': ({ share }) => `It wins ${percent(share)} of such games.`,
  inaccuracy: ({ loss, error }) => gaveAway('Inaccuracy', loss, error),
  mistake: ({ loss, error }) => gaveAway('Mistake', loss, error),
  blunder: ({ loss, error }) => gaveAway('Blunder', loss, error),
  forgot: ({ loss, error }) => gaveAway('Forgotten fact', loss, error),
  'curve-of': ({ seat }, { name }) => `The win chance of ${name(seat)}, as ${name(seat)} could know it:`,
  'your-curve': 'Your win chance, as you could know it:',
  'nothing-marked': 'No action gave away more than chance may explain.',
};
