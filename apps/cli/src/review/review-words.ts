import { MARKS, type Mark } from '@shoal/core';
import { whole } from '../words.ts';

const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const PLURALS: Readonly<Record<Mark, string>> = {
  inaccuracy: 'inaccuracies',
  mistake: 'mistakes',
  blunder: 'blunders',
};

/** What only the review says, in whole sentences; what the coach says at every table lives in the shared catalogue. */
export const reviewWords = {
  title: (game: string, number: number) => `Review of game ${whole(number)}: ${game}`,
  progress: (entries: number, all: number) => `${whole(entries)} of ${whole(all)} log entries reviewed`,
  severalGames: (games: number) => `Review of ${whole(games)} games`,
  written: (path: string) => `The review is written to ${path}.`,
  twoFiles: 'The review would be written over the records; give another file to --html.',
  marked: 'What went wrong',
  mark: (mark: Mark | 'forgot') => (mark === 'forgot' ? 'forgotten fact' : mark),
  action: (number: number, entry: number, player: string, action: string) =>
    `${whole(number)} (log entry ${whole(entry)}). ${player}: ${action}.`,
  heading: (text: string) => `${text}:`,
  better: (sentence: string) => `Better: ${sentence}`,
  wholeShare: (value: number) => `${whole(100 * value)}%`,
  points: (value: number) => tenths.format(100 * value),
  loss: (loss: number, error: number) => `${tenths.format(100 * loss)} ± ${tenths.format(100 * error)}`,
  yourMarksUnder: '^ your marked actions',
  marksUnder: (player: string) => `^ marked actions of ${player}`,
  totals: 'Choices and what they gave away',
  totalHeads: ['player', 'choices', 'points each', 'forgotten', ...MARKS.map((mark) => PLURALS[mark])],
  actionHeads: ['action', 'player', 'taken', 'mark', 'loss', 'better'],
  curve: 'Win chance',
  curveOf: (player: string) => `The win chance of every player after each action, as ${player} could know it.`,
  actionAxis: 'action',
  shareAxis: 'share of the win',
  howMeasured: (rollouts: number) =>
    `A loss is the share of the win, in points of a hundred, by which the best action did better than the one taken: both played on in the same imagined worlds, each action judged with ${whole(rollouts)} games. It is marked from 3 points on, and only when it exceeds two standard errors; a forgotten fact is marked whatever it cost.`,
} as const;
