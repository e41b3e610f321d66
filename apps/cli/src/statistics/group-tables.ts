import {
  type BotTitle,
  botTitle,
  type GameStatistics,
  type GroupNames,
  groupRows,
  STATISTICS_COLUMNS,
  type StatisticsColumn,
  type StatisticsRow,
  type StatisticsWords,
  shortBotTitle,
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
  namesOf(game: GameStatistics): Pick<GroupNames, 'score'> & {
    /** What bots are called in a column as wide as the title needs. */
    botsOf(level: string, titleOf: BotTitle): string;
  };
}

export function groupTables(games: readonly GameStatistics[], room: number, look: TableLook): GroupTables {
  const draftsWith = (titleOf: BotTitle) => games.flatMap((game) => rowsOf(game, NARROWEST_BAR, titleOf, look));
  const costsLittle = (titleOf: BotTitle) => columnsWithin(draftsWith(titleOf), room).includes('streak');
  const titleOf = TITLES.find(costsLittle) ?? bare;
  const drafts = draftsWith(titleOf);
  const shown = columnsWithin(drafts, room);
  const spare = Math.max(0, room - widthOf(drafts, shown));
  const bar = Math.min(WIDEST_BAR, NARROWEST_BAR + spare);
  const rows = games.map((game) => rowsOf(game, bar, titleOf, look));
  const lines = columns(
    rows.flat().map((row) => shown.map((column) => row[column])),
    shown.map((column) => (TEXTS.includes(column) ? 'left' : 'right')),
  );
  return { shown, tables: rows.map((table) => lines.splice(0, table.length)) };
}

const bare: BotTitle = (bot) => bot;
/** A strength is worth more than the columns that are left out first, and less than the others. */
const TITLES: readonly BotTitle[] = [botTitle, shortBotTitle];

function rowsOf(game: GameStatistics, bar: number, titleOf: BotTitle, look: TableLook): StatisticsRow[] {
  const { ascii, words, namesOf } = look;
  const { score, botsOf } = namesOf(game);
  return groupRows(game, { score, botsOf: (level) => botsOf(level, titleOf) }, words, ({ winShare, fairShare }) =>
    shareBar(winShare, fairShare, bar, ascii),
  );
}

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
