import { numberFormat } from '@shoal/language';
import { capital, plural, whole } from '@shoal/language/en';
import type { DailyRun, DailyStatistics } from '../../statistics/daily-statistics.ts';
import { MIXED } from '../../statistics/game-statistics.ts';
import type { Shares, StatisticsWords } from '../../statistics/statistics-words.ts';
import type { Streak, Tally } from '../../statistics/tally.ts';

const tenths = numberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const percents = numberFormat('en-GB', { style: 'percent' });

const percent = (share: number): string => percents.format(share);

function games({ games: count, wins, sharedWins }: Tally): string {
  if (count === 1) return oneGame(wins, sharedWins);
  if (wins === 0) return `You have not won any of your ${whole(count)} games yet.`;
  if (sharedWins === 0) return `You have won ${whole(wins)} of ${whole(count)} games.`;
  if (wins === 1) return `You have shared the win in 1 of ${whole(count)} games.`;
  return `You have won ${whole(wins)} of ${whole(count)} games, sharing ${whole(sharedWins)} of those wins.`;
}

function oneGame(wins: number, sharedWins: number): string {
  if (wins === 0) return 'You have finished 1 game, and the first win is yet to come.';
  return sharedWins === 0 ? 'You have finished 1 game and won it.' : 'You have finished 1 game and shared the win.';
}

const share = ({ winShare, fairShare }: Tally): string =>
  `You win ${percent(winShare)} of your games; among equally good players it would be ${percent(fairShare)}.`;

/** A single win is no streak. */
function streak({ current, longest }: Streak): string[] {
  if (longest < 2) return [];
  if (current === longest)
    return [`You have won the last ${whole(current)} games, your longest winning streak so far.`];
  if (current < 2) return [`Your longest winning streak is ${whole(longest)} games.`];
  return [`You have won the last ${whole(current)} games; your longest winning streak is ${whole(longest)}.`];
}

function undone({ gamesWithUndo }: Tally): string[] {
  if (gamesWithUndo === 0) return [];
  return [
    plural(gamesWithUndo, {
      one: 'You used undo in 1 game.',
      other: `You used undo in ${whole(gamesWithUndo)} games.`,
    }),
  ];
}

function dailyDeals({ dates, wins }: DailyRun): string {
  if (dates === 1) {
    return wins === 1 ? 'You have finished 1 daily deal and won it.' : 'You have finished 1 daily deal.';
  }
  return wins === 0
    ? `You have finished ${whole(dates)} daily deals and won none of them yet.`
    : `You have finished ${whole(dates)} daily deals and won ${whole(wins)} of them.`;
}

/** A single day is no streak either. */
function dailyStreak({ current, longest }: DailyStatistics): string[] {
  if (longest.dates < 2) return [];
  const best = `Your longest daily streak is ${whole(longest.dates)} days, ${whole(longest.wins)} of them won.`;
  if (current.dates < 2) return [best];
  const now = `You are on a daily streak of ${whole(current.dates)} days, ${whole(current.wins)} of them won.`;
  return current.dates === longest.dates ? [now] : [now, best];
}

const dailyToday = ({ current, isTodayFinished }: DailyStatistics): string[] =>
  current.dates > 0 && !isTodayFinished ? ["Play today's deal to extend your streak."] : [];

const shares = ({ games: count, wins, winShare, fairShare }: Shares): string =>
  plural(count, {
    one: `1 game, ${whole(wins)} won: a win rate of ${percent(winShare)} (fair share ${percent(fairShare)}).`,
    other: `${whole(count)} games, ${whole(wins)} won: a win rate of ${percent(winShare)} (fair share ${percent(fairShare)}).`,
  });

/** All that is said of statistics, in English. */
export const statistics: StatisticsWords = {
  changedRules: 'A star marks rules with changed options.',
  group: (game, preset, bots, tally) => `${game} by the ${preset} rules against ${bots}: ${shares(tally)}`,
  person: (name, tally) => `${name}: ${shares(tally)}`,
  summary: (tally) => [games(tally), share(tally), ...streak(tally.streak), ...undone(tally)],
  heads: {
    ...{ rules: 'rules', bots: 'bots', games: 'games', won: 'won', share: 'rate', bar: '' },
    ...{ range: '95%', fair: 'fair', best: 'best', streak: 'streak' },
  },
  nameHead: 'name',
  legend: {
    share: 'A shared win counts in equal parts.',
    bar: 'The mark in each bar is a fair share.',
    range: 'The 95% column is a range: your true win rate lies in it in 19 of 20 cases.',
    streak: 'A streak counts wins in a row: now, and the most so far.',
  },
  scoreLegend: (score, better) => {
    if (better === null) return `${capital(score)} are an average per game; they do not decide who wins.`;
    return better === 'higher'
      ? `${capital(score)} are an average per game: more is better.`
      : `${capital(score)} are an average per game: fewer is better.`;
  },
  all: 'all',
  level: (level) => (level === MIXED ? 'mixed' : level),
  curve: (game, from) => `Your win rate in ${game} from game ${whole(from)} on:`,
  daily: (daily) => [dailyDeals(daily.all), ...dailyStreak(daily), ...dailyToday(daily)],
  together: (count) =>
    plural(count, {
      one: '1 game with several people at one table:',
      other: `${whole(count)} games with several people at one table:`,
    }),
  whole,
  percent,
  mean: (value) => tenths.format(value),
  range: (low, high) => `${whole(100 * low)}–${whole(100 * high)}`,
  streak: ({ current, longest }) => `${whole(current)}/${whole(longest)}`,
};
