import type { SentenceTemplates } from '@shoal/language';
import { byPoints, percent, points, whole } from '@shoal/language/de';
import type { ReviewWords } from '../en/coach.ts';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: Das hat ${points(downToPoint(loss))} Gewinnchance gekostet, bei ${byPoints(error)} Unsicherheit.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0)
      return `Damit gewinnt man ${percent(share)} solcher Spiele, so viele wie mit der durchschnittlichen Wahl.`;
    return better > 0
      ? `Damit gewinnt man ${percent(share)} solcher Spiele, ${points(better)} mehr als mit der durchschnittlichen Wahl.`
      : `Damit gewinnt man ${percent(share)} solcher Spiele, ${points(-better)} weniger als mit der durchschnittlichen Wahl.`;
  },
  'only-share': ({ share }) => `Damit gewinnt man ${percent(share)} solcher Spiele.`,
  'any-choice': ({ share }) =>
    `Jede Wahl ist so gut wie jede andere: Damit gewinnt man ${percent(share)} solcher Spiele.`,
  inaccuracy: ({ loss, error }) => gaveAway('Ungenau', loss, error),
  mistake: ({ loss, error }) => gaveAway('Fehler', loss, error),
  blunder: ({ loss, error }) => gaveAway('Grober Fehler', loss, error),
  forgot: ({ loss, error }) => gaveAway('Vergessen', loss, error),
  'curve-of': ({ seat }, { name }) =>
    `Die Gewinnchance von ${name(seat)}, so wie ${name(seat)} sie einschätzen konnte:`,
  'your-curve': 'Deine Gewinnchance, so wie du sie einschätzen konntest:',
  'nothing-marked': 'Keine Entscheidung hat mehr gekostet, als der Zufall erklären kann.',
};

const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = new Intl.NumberFormat('de', { style: 'percent' });

/** What the review of a game says beside the coach's own words, in German. */
export const review: ReviewWords = {
  title: (game, number) => `Analyse von Spiel ${whole(number)}: ${game}`,
  severalGames: (games) => `Analyse von ${whole(games)} Spielen`,
  progress: (entries, all) => `${whole(entries)} von ${whole(all)} Einträgen geprüft`,
  written: (path) => `Die Analyse steht in ${path}.`,

  // The curve.
  curve: 'Gewinnchance',
  curveOf: (player) =>
    `Die Gewinnchance aller Spieler nach jeder Entscheidung, so wie ${player} sie einschätzen konnte.`,
  yourCurve: 'Die Gewinnchance aller Spieler nach jeder Entscheidung, so wie du sie einschätzen konntest.',
  actionAxis: 'Entscheidung',
  shareAxis: 'Anteil am Sieg',
  percent: (share) => percents.format(share),
  yourMarks: '^ deine markierten Entscheidungen',
  marksOf: (player) => `^ markierte Entscheidungen von ${player}`,

  // What went wrong.
  marked: 'Was schiefging',
  heading: (text) => `${text}:`,
  action: (number, entry, player, action) => `${whole(number)} (Eintrag ${whole(entry)}). ${player}: ${action}.`,
  better: (sentence) => `Besser: ${sentence}`,
  marks: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grober Fehler', forgot: 'vergessen' },
  actionHeads: {
    ...{ action: 'Nr.', player: 'Spieler', taken: 'gewählt', mark: 'Urteil' },
    ...{ loss: 'Verlust', better: 'besser' },
  },
  loss: (loss, error) => `${tenths.format(100 * loss)} ± ${tenths.format(100 * error)}`,

  // What it adds up to.
  totals: 'Entscheidungen und was sie gekostet haben',
  totalHeads: { player: 'Spieler', choices: 'Wahlen', points: 'Punkte je Wahl', forgotten: 'vergessen' },
  markHeads: { inaccuracy: 'ungenau', mistake: 'Fehler', blunder: 'grobe Fehler' },
  points: (share) => tenths.format(100 * share),
  count: whole,
  howMeasured: (rollouts) =>
    `Ein Verlust ist der Anteil am Sieg, in Prozentpunkten, um den die beste Entscheidung besser abschnitt als die getroffene: Beide wurden in denselben vorgestellten Welten weitergespielt, jede Entscheidung mit ${whole(rollouts)} Spielen beurteilt. Markiert wird ab 3 Punkten, und nur, wenn der Verlust zwei Standardfehler übersteigt; Vergessenes wird markiert, was immer es gekostet hat.`,
};
