import type { Mark } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { numberFormat } from '@shoal/language';
import { percent, plural, points, whole } from '@shoal/language/en';
import { type CoachMessage, downToPoint } from '../messages/table-messages.ts';

/** "about 42%", but "under 1%". */
const about = (share: number): string => percent(share).replace(/^\d/, 'about $&');

const gaveAway = (name: string, loss: number, error: number): string =>
  `${name}: it cost ${points(downToPoint(loss))} of winning chance, give or take ${points(error)}.`;

export const coach: SentenceTemplates<CoachMessage> = {
  'win-share': ({ share, better }) => {
    if (Math.round(100 * better) === 0) return `You win ${about(share)} from here, as with the average choice.`;
    return better > 0
      ? `You win ${about(share)} from here, ${points(better)} more than with the average choice.`
      : `You win ${about(share)} from here, ${points(-better)} less than with the average choice.`;
  },
  'only-share': ({ share }) => `You win ${about(share)} from here.`,
  'any-choice': ({ share }) => `Every choice is equally good: you win ${about(share)} from here.`,
  inaccuracy: ({ loss, error }) => gaveAway('Inaccuracy', loss, error),
  mistake: ({ loss, error }) => gaveAway('Mistake', loss, error),
  blunder: ({ loss, error }) => gaveAway('Blunder', loss, error),
  forgot: ({ loss, error }) => gaveAway('Forgotten fact', loss, error),
  'curve-of': ({ seat }, { name }) => `${name(seat)}'s winning chance, judged from what ${name(seat)} could see:`,
  'your-curve': 'Your winning chance, judged from what you could see:',
  'nothing-marked': 'No action cost more than chance can explain.',
};

const tenths = numberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the review of a game says beside the coach's own words. */
export const review = {
  title: (game: string, number: number): string => `Review of game ${whole(number)}: ${game}`,
  severalGames: (games: number): string => `Review of ${whole(games)} games`,
  progress: (entries: number, all: number): string => `${whole(entries)} of ${whole(all)} log entries reviewed`,
  longReview: (games: number, minutes: number): string =>
    plural(minutes, {
      one: `Reviewing all ${whole(games)} games will take about a minute; Ctrl-C stops it.`,
      other: `Reviewing all ${whole(games)} games will take about ${whole(minutes)} minutes; Ctrl-C stops it.`,
    }),
  written: (path: string): string => `The review is in ${path}.`,

  // The curve.
  curve: 'Winning chance',
  curveOf: (player: string): string =>
    `Every player's winning chance after each action, judged from what ${player} could see.`,
  yourCurve: "Every player's winning chance after each action, judged from what you could see.",
  actionAxis: 'action',
  shareAxis: 'winning chance',
  percent: (share: number): string => `${whole(100 * share)}%`,
  yourMarks: '^ your marked actions',
  marksOf: (player: string): string => `^ ${player}'s marked actions`,

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
  totals: 'Choices and what they cost',
  totalHeads: { player: 'player', choices: 'choices', points: 'points each', forgotten: 'forgotten' },
  markHeads: { inaccuracy: 'inaccuracies', mistake: 'mistakes', blunder: 'blunders' } satisfies Record<Mark, string>,
  points: (share: number): string => tenths.format(100 * share),
  count: whole,
  howMeasured: (rollouts: number): string =>
    `A loss says how much better the best action did than the one taken, in percentage points of winning chance: both were played out in the same imagined deals, ${whole(rollouts)} games for each action. Losses of 3 points or more are marked, if they exceed two standard errors; a forgotten fact is always marked.`,
};

export type ReviewWords = typeof review;
