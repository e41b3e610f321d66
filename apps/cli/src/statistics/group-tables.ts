import {
  type GameStatistics,
  groupRows,
  STATISTICS_COLUMNS,
  type StatisticsColumn,
  type StatisticsRow,
  type StatisticsWords,
  textBar,
} from '@shoal/table-ui';
import { columns } from '../text/columns.ts';

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

/** How the bars are drawn, and the words around them. */
interface TableLook {
  readonly ascii: boolean;
  readonly words: StatisticsWords;
  /** What a game counts, such as "books". */
  scoreHead(game: GameStatistics): string;
}

export function groupTables(games: readonly GameStatistics[], room: number, look: TableLook): GroupTables {
  const drafts = games.flatMap((game) => rowsOf(game, NARROWEST_BAR, look));
  const shown = columnsWithin(drafts, room);
  const spare = Math.max(0, room - widthOf(drafts, shown));
  const bar = Math.min(WIDEST_BAR, NARROWEST_BAR + spare);
  const rows = games.map((game) => rowsOf(game, bar, look));
  const lines = columns(
    rows.flat().map((row) => shown.map((column) => row[column])),
    shown.map((column) => (TEXTS.includes(column) ? 'left' : 'right')),
  );
  return { shown, tables: rows.map((table) => lines.splice(0, table.length)) };
}

const rowsOf = (game: GameStatistics, bar: number, { ascii, words, scoreHead }: TableLook): StatisticsRow[] =>
  groupRows(game, scoreHead(game), words, ({ winShare, fairShare }) => shareBar(winShare, fairShare, bar, ascii));

/** A bar from none to all of the wins, with a mark at the fair share. */
function shareBar(share: number, fair: number, width: number, ascii: boolean): string {
  const [track, mark] = ascii ? ['.', '|'] : ['·', '│'];
  const letters = [...textBar(share, 1, width, ascii).padEnd(width, track)];
  // A mean of thirds may fall short of a third.
  letters[Math.min(width - 1, Math.floor(fair * width + 1e-6))] = mark;
  return letters.join('');
}

function columnsWithin(rows: readonly StatisticsRow[], room: number): readonly StatisticsColumn[] {
  let shown: readonly StatisticsColumn[] = STATISTICS_COLUMNS;
  for (const column of DISPENSABLE) {
    // The best score is worth less than a bar that can be read.
    const wanted = column === 'best' ? COMFORTABLE_BAR - NARROWEST_BAR : 0;
    if (widthOf(rows, shown) + wanted <= room) break;
    shown = shown.filter((other) => other !== column);
  }
  return shown;
}

const widthOf = (rows: readonly StatisticsRow[], shown: readonly StatisticsColumn[]): number =>
  shown.reduce((sum, column) => sum + GAP + Math.max(...rows.map((row) => [...row[column]].length)), -GAP);
