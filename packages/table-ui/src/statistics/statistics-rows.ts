import { printable } from '@shoal/room';
import { shownName } from '../words/sentences/shown-names.ts';
import type { GameStatistics, Group } from './game-statistics.ts';
import type { SharedTables } from './statistics.ts';
import type { StatisticsColumn, StatisticsWords } from './statistics-words.ts';
import type { Tally } from './tally.ts';

/** One row of a statistics table, by column. */
export type StatisticsRow = Readonly<Record<StatisticsColumn, string>>;

/** Draws the share of some games as a bar, for tables with a column of bars. */
export type BarOf = (tally: Tally) => string;

/** What is particular to one game: the head of its scores, and what its bots are called. */
export interface GroupNames {
  readonly score: string;
  botsOf(level: string): string;
}

/** The heads, a row per group, and a total if there are several groups. */
export function groupRows(
  { groups, total, betterScore }: GameStatistics,
  { score, botsOf }: GroupNames,
  words: StatisticsWords,
  barOf: BarOf,
): StatisticsRow[] {
  const heads = { ...words.heads, score, best: betterScore === null ? '' : words.heads.best };
  const all = { ...cellsOf(total, words, barOf), rules: words.all, bots: '', score: '', best: '' };
  const rows = groups.map((group) => ({ ...groupRow(group, words, barOf), bots: printable(botsOf(group.level)) }));
  return [heads, ...rows, ...(groups.length > 1 ? [all] : [])];
}

const groupRow = (group: Group, words: StatisticsWords, barOf: BarOf): Omit<StatisticsRow, 'bots'> => ({
  ...cellsOf(group, words, barOf),
  rules: printable(group.preset),
  score: words.mean(group.score.mean),
  best: group.score.best === null ? '' : words.whole(group.score.best),
});

type TallyColumn = Exclude<StatisticsColumn, 'rules' | 'bots' | 'score' | 'best'>;

function cellsOf(tally: Tally, words: StatisticsWords, barOf: BarOf): Pick<StatisticsRow, TallyColumn> {
  const { games, wins, winShare, fairShare, interval, streak } = tally;
  return {
    games: words.whole(games),
    won: words.whole(wins),
    share: words.percent(winShare),
    bar: barOf(tally),
    range: words.range(interval.low, interval.high),
    fair: words.percent(fairShare),
    streak: words.streak(streak),
  };
}

/** The results of people at one table: the heads, then one row each. */
export function peopleRows(
  { people }: SharedTables,
  words: StatisticsWords,
  you: string,
): readonly (readonly string[])[] {
  const { games: gamesHead, won, share, fair } = words.heads;
  const rows = people.map(({ name, games, wins, winShare, fairShare }) => [
    printable(shownName(name, you)),
    words.whole(games),
    words.whole(wins),
    words.percent(winShare),
    words.percent(fairShare),
  ]);
  return [[words.nameHead, gamesHead, won, share, fair], ...rows];
}
