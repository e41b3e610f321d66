import type { BetterScore } from '@shoal/core';
import type { DailyStatistics } from './daily-statistics.ts';
import type { Streak, Tally } from './tally.ts';

/** What a table of statistics may tell in its columns. */
export const STATISTICS_COLUMNS = [
  'rules',
  'bots',
  'games',
  'won',
  'share',
  'bar',
  'range',
  'fair',
  'score',
  'best',
  'streak',
] as const;
export type StatisticsColumn = (typeof STATISTICS_COLUMNS)[number];

/** What a sentence tells of some games. */
export type Shares = Pick<Tally, 'games' | 'wins' | 'winShare' | 'fairShare'>;

/** All that is said of statistics, in one language. */
export interface StatisticsWords {
  /** What one person has to show for some games, in whole sentences; at least one game. */
  summary(tally: Tally): readonly string[];
  readonly heads: Readonly<Record<Exclude<StatisticsColumn, 'score'>, string>>;
  /** The head of the names in the table of people. */
  readonly nameHead: string;
  /** What a column means, in a whole sentence, where its head does not say it. */
  readonly legend: Readonly<Partial<Record<StatisticsColumn, string>>>;
  /** What the column of scores means, by its head, such as "books". */
  scoreLegend(score: string, better: BetterScore | null): string;
  /** What a star behind the name of rules means. */
  readonly changedRules: string;
  /** The row of all groups together. */
  readonly all: string;
  /** The name of the bots, or that they are not all the same. */
  level(level: string): string;
  /** Announces the curve of the win share after each game, the first shown counted from 1. */
  curve(game: string, from: number): string;
  /** The daily deals in whole sentences, of which at least one is finished. */
  daily(daily: DailyStatistics): readonly string[];
  /** One row of a table as a sentence, for screen readers. */
  group(game: string, preset: string, bots: string, tally: Shares): string;
  /** The row of a person among several, as a sentence. */
  person(name: string, tally: Shares): string;
  /** Announces the table of people. */
  together(games: number): string;
  whole(count: number): string;
  percent(share: number): string;
  /** A mean with one decimal. */
  mean(value: number): string;
  /** From one share to another, without a sign: its column is one of percents. */
  range(low: number, high: number): string;
  /** As short as a cell must be. */
  streak(streak: Streak): string;
}
