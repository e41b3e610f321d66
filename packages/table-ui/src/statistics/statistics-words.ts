import type { BetterScore } from '@shoal/core';
import type { DailyStatistics } from './daily-statistics.ts';
import type { Streak, Tally } from './tally.ts';

/** The possible columns of a statistics table. */
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

/** The figures that a sentence needs. */
export type Shares = Pick<Tally, 'games' | 'wins' | 'winShare' | 'fairShare'>;

/** All words about statistics in one language. */
export interface StatisticsWords {
  /** The results of one person in whole sentences; needs at least one game. */
  summary(tally: Tally): readonly string[];
  readonly heads: Readonly<Record<Exclude<StatisticsColumn, 'score'>, string>>;
  /** The head of the name column in the table of people. */
  readonly nameHead: string;
  /** Explains a column in a whole sentence if its head does not. */
  readonly legend: Readonly<Partial<Record<StatisticsColumn, string>>>;
  /** Explains the score column by its head, such as "books". */
  scoreLegend(score: string, better: BetterScore | null): string;
  /** Explains the star after the name of a preset. */
  readonly changedRules: string;
  /** The name of the total row. */
  readonly all: string;
  /** The name of the bots, or that they differ. */
  level(level: string): string;
  /** Announces the curve of the win share. `from` is the number of games behind its first value. */
  curve(game: string, from: number): string;
  /** The daily deals in whole sentences; needs at least one finished deal. */
  daily(daily: DailyStatistics): readonly string[];
  /** One table row as a sentence, for screen readers. */
  group(game: string, preset: string, bots: string, tally: Shares): string;
  /** The row of one of several people, as a sentence. */
  person(name: string, tally: Shares): string;
  /** Announces the table of people. */
  together(games: number): string;
  whole(count: number): string;
  percent(share: number): string;
  /** A mean with one decimal. */
  mean(value: number): string;
  /** A range of shares without the percent sign, which the column implies. */
  range(low: number, high: number): string;
  /** As short as a table cell needs. */
  streak(streak: Streak): string;
}
