import { CHANGED, en, printable, type Statistics, type Together } from '@shoal/table-ui';
import { columns } from '../columns.ts';
import type { Look } from '../look.ts';
import { wrap } from '../screen.ts';
import { plainSentences } from '../table-plan.ts';
import { groupTables } from './group-tables.ts';
import { shareCurve } from './share-curve.ts';
import { spokenStatistics } from './spoken-statistics.ts';
import { statisticsWords } from './statistics-words.ts';

const words = en.statistics;

const USUAL_WIDTH = 80;

export interface StatisticsLook extends Pick<Look, 'ascii' | 'width'> {
  /** Sentences instead of tables. */
  readonly spoken?: boolean;
}

/** Statistics for a terminal or a pipe. */
export function statisticsLines(statistics: Statistics, { ascii, width, spoken }: StatisticsLook): string[] {
  if (spoken === true) return spokenStatistics(statistics);
  const room = width ?? USUAL_WIDTH;
  const blocks = blocksOf(statistics, room, ascii).filter((block) => block.length > 0);
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  return ascii ? lines.map((line) => line.replaceAll('–', '-')) : lines;
}

function blocksOf(statistics: Statistics, room: number, ascii: boolean): string[][] {
  const { total, together } = statistics;
  if (total.games === 0 && together.games === 0) return [wrap(statisticsWords.noGames, room)];
  return [
    ...(total.games === 0 ? [] : blocksOfOne(statistics, room, ascii)),
    together.games === 0 ? [] : peopleLines(together, room),
  ];
}

/** All about the games of one person against bots. */
function blocksOfOne({ total, games, daily }: Statistics, room: number, ascii: boolean): string[][] {
  const { shown, tables } = groupTables(games, room, ascii);
  const isChanged = games.some(({ groups }) => groups.some(({ preset }) => preset.endsWith(CHANGED)));
  const legend = [...(isChanged ? [words.changedRules] : []), ...shown.flatMap((column) => words.legend[column] ?? [])];
  return [
    prose(words.summary(total), room),
    ...games.flatMap((game, index) => [
      [plainSentences.gameName(game.game), ...tables[index]],
      shareCurve(game, room, ascii),
    ]),
    prose(legend, room),
    daily.all.dates === 0 ? [] : prose(words.daily(daily), room),
  ];
}

/** Sentences one after the other, each row from the left. */
const prose = (sentences: readonly string[], room: number): string[] =>
  wrap(sentences.join(' '), room).map((row) => row.trimStart());

function peopleLines({ games, people }: Together, room: number): string[] {
  const { games: gamesHead, won, share, fair } = words.heads;
  const rows = people.map(({ name, games: count, wins, winShare, fairShare }) => [
    printable(name),
    words.whole(count),
    words.whole(wins),
    words.percent(winShare),
    words.percent(fairShare),
  ]);
  return [
    ...wrap(words.together(games), room),
    ...columns([[words.nameHead, gamesHead, won, share, fair], ...rows], ['left', 'right', 'right', 'right', 'right']),
  ];
}
