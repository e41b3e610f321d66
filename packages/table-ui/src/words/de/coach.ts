import type { Sayings } from '../messages/saying.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';
import { byPoints, percent, points } from './grammar.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: Das hat ${points(downToPoint(loss))} Gewinnchance gekostet, bei ${byPoints(error)} Unsicherheit.`;

export const coach: Sayings<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0)
      return `Damit gewinnt man ${percent(share)} solcher Spiele, so viele wie mit der durchschnittlichen Wahl.`;
    return better > 0
      ? `Damit gewinnt man ${percent(share)} solcher Spiele, ${points(better)} mehr als mit der durchschnittlichen Wahl.`
      : `Damit gewinnt man ${percent(share)} solcher Spiele, ${points(-better)} weniger als mit der durchschnittlichen Wahl.`;
  },
  'only-share': ({ share }) => `Damit gewinnt man ${percent(share)} solcher Spiele.`,
  inaccuracy: ({ loss, error }) => gaveAway('Ungenau', loss, error),
  mistake: ({ loss, error }) => gaveAway('Fehler', loss, error),
  blunder: ({ loss, error }) => gaveAway('Grober Fehler', loss, error),
  forgot: ({ loss, error }) => gaveAway('Vergessen', loss, error),
  'curve-of': ({ seat }, { name }) =>
    `Die Gewinnchance von ${name(seat)}, so wie ${name(seat)} sie einschätzen konnte:`,
  'your-curve': 'Deine Gewinnchance, so wie du sie einschätzen konntest:',
  'nothing-marked': 'Keine Entscheidung hat mehr gekostet, als der Zufall erklären kann.',
};
