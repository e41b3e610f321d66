import type { ReviewWords } from '../en/review.ts';
import { whole } from './grammar.ts';

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
