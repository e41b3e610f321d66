import {
  en,
  type GameStatistics,
  type Group,
  printable,
  STATISTICS_COLUMNS,
  type StatisticsColumn,
  type Tally,
} from '@shoal/table-ui';
import { columns } from '../columns.ts';
import { shareBar } from './share-bar.ts';

const words = en.statistics;

type Row = Readonly<Record<StatisticsColumn, string>>;

const GAP = 2;
const NARROWEST_BAR = 6;
const COMFORTABLE_BAR = 10;
const WIDEST_BAR = 20;
const TEXTS: readonly StatisticsColumn[] = ['rules', 'bots', 'bar'];
/** What is left out where the room is short, one after the other: the mark in the bar is the fair share too. */
const DISPENSABLE: readonly StatisticsColumn[] = ['best', 'fair', 'streak', 'range', 'score', 'bar'];

/** One table a game, all with the same columns. */
export interface GroupTables {
  readonly shown: readonly StatisticsColumn[];
  readonly tables: readonly (readonly string[])[];
}

export function groupTables(games: readonly GameStatistics[], room: number, ascii: boolean): GroupTables {
  const drafts = games.flatMap((game) => rowsOf(game, NARROWEST_BAR, ascii));
  const shown = columnsWithin(drafts, room);
  const bar = Math.min(WIDEST_BAR, NARROWEST_BAR + room - widthOf(drafts, shown));
  const rows = games.map((game) => rowsOf(game, bar, ascii));
  const lines = columns(
    rows.flat().map((row) => shown.map((column) => row[column])),
    shown.map((column) => (TEXTS.includes(column) ? 'left' : 'right')),
  );
  return { shown, tables: rows.map((table) => lines.splice(0, table.length)) };
}

/** Heads, a row for each group, and one for all of them where they are several. */
function rowsOf({ game, groups, total }: GameStatistics, bar: number, ascii: boolean): Row[] {
  const heads = { ...words.heads, score: words.scoreHeads[game] };
  const all = { ...cellsOf(total, bar, ascii), rules: words.all, bots: '', score: '', best: '' };
  const rows = groups.map((group) => groupRow(group, bar, ascii));
  return [heads, ...rows, ...(groups.length > 1 ? [all] : [])];
}

const groupRow = (group: Group, bar: number, ascii: boolean): Row => ({
  ...cellsOf(group, bar, ascii),
  rules: printable(group.preset),
  bots: printable(words.level(group.level)),
  score: words.mean(group.score.mean),
  best: words.whole(group.score.best),
});

type TallyColumn = Exclude<StatisticsColumn, 'rules' | 'bots' | 'score' | 'best'>;

function cellsOf(tally: Tally, bar: number, ascii: boolean): Pick<Row, TallyColumn> {
  const { games, wins, winShare, fairShare, interval, streak } = tally;
  return {
    games: words.whole(games),
    won: words.whole(wins),
    share: words.percent(winShare),
    bar: shareBar(winShare, fairShare, bar, ascii),
    range: words.range(interval.low, interval.high),
    fair: words.percent(fairShare),
    streak: words.streak(streak),
  };
}

function columnsWithin(rows: readonly Row[], room: number): readonly StatisticsColumn[] {
  let shown: readonly StatisticsColumn[] = STATISTICS_COLUMNS;
  for (const column of DISPENSABLE) {
    // The best score is worth less than a bar that can be read.
    const wanted = column === 'best' ? COMFORTABLE_BAR - NARROWEST_BAR : 0;
    if (widthOf(rows, shown) + wanted <= room) break;
    shown = shown.filter((other) => other !== column);
  }
  return shown;
}

const widthOf = (rows: readonly Row[], shown: readonly StatisticsColumn[]): number =>
  shown.reduce((sum, column) => sum + GAP + Math.max(...rows.map((row) => [...row[column]].length)), -GAP);
