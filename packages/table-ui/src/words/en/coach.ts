import type { Mark } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { percent, points, whole } from '@shoal/language/en';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: it gave away ${points(downToPoint(loss))} of the win, give or take ${points(error)}.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0) return `It wins ${percent(share)} of such games, like the average choice.`;
    return better > 0
      ? `It wins ${percent(share)} of such games, ${points(better)} more than the average choice.`
      : `It wins ${percent(share)} of such games, ${points(-better)} less than the average choice.`;
  },
  'only-share': ({ share }) => `It wins ${percent(share)} of such games.`,
  'any-choice': ({ share }) => `One choice is as good as another: you win ${percent(share)} of such games.`,
  inaccuracy: ({ loss, error }) => gaveAway('Inaccuracy', loss, error),
  mistake: ({ loss, error }) => gaveAway('Mistake', loss, error),
  blunder: ({ loss, error }) => gaveAway('Blunder', loss, error),
  forgot: ({ loss, error }) => gaveAway('Forgotten fact', loss, error),
  'curve-of': ({ seat }, { name }) => `The win chance of ${name(seat)}, as ${name(seat)} could know it:`,
  'your-curve': 'Your win chance, as you could know it:',
  'nothing-marked': 'No action gave away more than chance may explain.',
};

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the review of a game says beside the coach's own words. */
export const review = {
  title: (game: string, number: number): string => `Review of game ${whole(number)}: ${game}`,
  severalGames: (games: number): string => `Review of ${whole(games)} games`,
  progress: (entries: number, all: number): string => `${whole(entries)} of ${whole(all)} log entries reviewed`,
  written: (path: string): string => `The review is written to ${path}.`,

  // The curve.
  curve: 'Win chance',
  curveOf: (player: string): string => `The win chance of every player after each action, as ${player} could know it.`,
  yourCurve: 'The win chance of every player after each action, as you could know it.',
  actionAxis: 'action',
  shareAxis: 'share of the win',
  percent: (share: number): string => `${whole(100 * share)}%`,
  yourMarks: '^ your marked actions',
  marksOf: (player: string): string => `^ marked actions of ${player}`,

  // What went wrong.
  marked: 'What went wrong',
  heading: (text: string): string => `${text}:`,
  action: (number: number, entry: number, player: string, action: string): string =>
    `${whole(number)} (log entry ${whole(entry)}). ${player}: ${action}.`,
  better: (sentence: string): string => `Better: ${sentence}`,
  marks: {
    inaccuracy: 'inaccuracy',
    mistake: 'mistake',
    blunder: 'blunder',
    forgot: 'forgotten fact',
  } satisfies Record<Mark | 'forgot', string>,
  actionHeads: { action: 'action', player: 'player', taken: 'taken', mark: 'mark', loss: 'loss', better: 'better' },
  loss: (loss: number, error: number): string => `${tenths.format(100 * loss)} ± ${tenths.format(100 * error)}`,

  // What it adds up to.
  totals: 'Choices and what they gave away',
  totalHeads: { player: 'player', choices: 'choices', points: 'points each', forgotten: 'forgotten' },
  markHeads: { inaccuracy: 'inaccuracies', mistake: 'mistakes', blunder: 'blunders' } satisfies Record<Mark, string>,
  points: (share: number): string => tenths.format(100 * share),
  count: whole,
  howMeasured: (rollouts: number): string =>
    `A loss is the share of the win, in points of a hundred, by which the best action did better than the one taken: both played on in the same imagined worlds, each action judged with ${whole(rollouts)} games. It is marked from 3 points on, and only when it exceeds two standard errors; a forgotten fact is marked whatever it cost.`,
};

export type ReviewWords = typeof review;
