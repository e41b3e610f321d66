import { type Interval, WinShare } from '@shoal/core';
import { isWon, isWonAlone, type Outcome } from '../finished/outcome.ts';

/** How many in a row. */
export interface Streak {
  /** Up to the latest one. */
  readonly current: number;
  readonly longest: number;
}

/** What one person has to show for some games. */
export interface Tally {
  readonly games: number;
  /** First places, shared ones included. */
  readonly wins: number;
  /** Those of them that were shared. */
  readonly sharedWins: number;
  /** The mean of the results. */
  readonly winShare: number;
  /** Where the true win share lies in 19 of 20 cases. */
  readonly interval: Interval;
  /** The win share of somebody who plays like everyone else at these tables. */
  readonly fairShare: number;
  readonly streak: Streak;
  /** In how many games something was taken back. */
  readonly gamesWithUndo: number;
  /** In the order of time, from 0, lost, to 1, won alone; a win shared by two is a half. */
  readonly results: readonly number[];
}

/** Outcomes in the order of time. */
export function tallyOf(outcomes: readonly Outcome[]): Tally {
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
