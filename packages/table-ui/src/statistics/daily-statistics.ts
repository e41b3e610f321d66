import { dailyNumber, dateOfDaily } from '../daily/calendar-date.ts';
import { isWon, outcomeOf } from '../finished/outcome.ts';
import type { PlayedGame } from '../finished/played-game.ts';

/** A series of daily deals, one per date. */
export interface DailyRun {
  readonly dates: number;
  /** The number of wins, shared ones included. */
  readonly wins: number;
}

export interface DailyStatistics {
  readonly all: DailyRun;
  /** Consecutive dates up to today, or up to yesterday if today's deal has not been played. */
  readonly current: DailyRun;
  readonly longest: DailyRun;
  readonly isTodayFinished: boolean;
}

interface DailyDeal {
  readonly number: number;
  readonly isWon: boolean;
}

/** Takes games in order of time, and today as 2026-11-16. */
export function dailyStatistics(games: readonly PlayedGame[], today: string): DailyStatistics {
  const deals = dealsByDate(games);
  const runs = runsOf(deals);
  const now = dailyNumber(today);
  const past = runsOf(deals.filter(({ number }) => number <= now)).at(-1) ?? [];
  const latest = past.at(-1)?.number ?? Number.NEGATIVE_INFINITY;
  return {
    all: countOf(deals),
    current: countOf(latest >= now - 1 ? past : []),
    longest: countOf(runs.reduce((longest, run) => (run.length >= longest.length ? run : longest), [])),
    isTodayFinished: latest === now,
  };
}

/** Only the first play of a deal counts, since a person who plays it again knows the cards. */
function dealsByDate(games: readonly PlayedGame[]): DailyDeal[] {
  const deals = new Map<string, DailyDeal>();
  for (const played of games) {
    const date = dateOfDaily(played);
    if (date === null || deals.has(date)) continue;
    deals.set(date, { number: dailyNumber(date), isWon: isWon(outcomeOf(played, played.people[0])) });
  }
  return [...deals.values()].sort((a, b) => a.number - b.number);
}

/** Groups deals of consecutive dates. */
function runsOf(deals: readonly DailyDeal[]): DailyDeal[][] {
  const runs: DailyDeal[][] = [];
  for (const deal of deals) {
    const run = runs.at(-1);
    if (run?.at(-1)?.number === deal.number - 1) run.push(deal);
    else runs.push([deal]);
  }
  return runs;
}

const countOf = (deals: readonly DailyDeal[]): DailyRun => ({
  dates: deals.length,
  wins: deals.filter((deal) => deal.isWon).length,
});
