import { type Interval, WinShare } from '@shoal/core';
import { type GameOutcome, isWon, isWonAlone } from '../finished/outcome.ts';

/** Consecutive wins. */
export interface Streak {
  /** Up to the latest game. */
  readonly current: number;
  readonly longest: number;
}

/** The results of one person over some games. */
export interface Tally {
  readonly games: number;
  /** First places, shared ones included. */
  readonly wins: number;
  /** The shared first places. */
  readonly sharedWins: number;
  /** The mean of the results. */
  readonly winShare: number;
  /** The 95 % confidence interval of the win share. */
  readonly interval: Interval;
  /** The win share of an average player at these tables. */
  readonly fairShare: number;
  readonly streak: Streak;
  /** The number of games with at least one undo. */
  readonly gamesWithUndo: number;
  /** In order of time: 0 for a loss, 1 for an unshared win, a half for a win shared by two. */
  readonly results: readonly number[];
}

/** Takes outcomes in order of time. */
export function tallyOf(outcomes: readonly GameOutcome[]): Tally {
  const [share, fair] = [new WinShare(), new WinShare()];
  for (const outcome of outcomes) {
    share.add(outcome.share);
    fair.add(1 / outcome.seats);
  }
  const wins = outcomes.filter(isWon);
  return {
    games: outcomes.length,
    wins: wins.length,
    sharedWins: wins.filter((win) => !isWonAlone(win)).length,
    winShare: share.mean,
    interval: share.interval,
    fairShare: fair.mean,
    streak: streakOf(outcomes.map(isWon)),
    gamesWithUndo: outcomes.filter(({ undone }) => undone > 0).length,
    results: outcomes.map((outcome) => outcome.share),
  };
}

export function streakOf(wins: readonly boolean[]): Streak {
  let [current, longest] = [0, 0];
  for (const isWin of wins) {
    current = isWin ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
