import { type Catalogue, CHANGED, peopleRows, type Statistics, type Together } from '@shoal/table-ui';
import { columns } from '../columns.ts';
import type { Look } from '../look.ts';
import { wrap } from '../screen.ts';
import { groupTables } from './group-tables.ts';
import { shareCurve } from './share-curve.ts';
import { spokenStatistics } from './spoken-statistics.ts';

const USUAL_WIDTH = 80;

export interface StatisticsLook extends Pick<Look, 'ascii' | 'width' | 'catalogue'> {
  /** Sentences instead of tables. */
  readonly spoken?: boolean;
}

/** Statistics for a terminal or a pipe. */
export function statisticsLines(statistics: Statistics, look: StatisticsLook): string[] {
  const { ascii, width, spoken, catalogue } = look;
  if (spoken === true) return spokenStatistics(statistics, catalogue);
  const room = width ?? USUAL_WIDTH;
  const blocks = blocksOf(statistics, room, look).filter((block) => block.length > 0);
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  return ascii ? lines.map((line) => line.replaceAll('–', '-')) : lines;
}

function blocksOf(statistics: Statistics, room: number, look: StatisticsLook): string[][] {
  const { total, together } = statistics;
  if (total.games === 0 && together.games === 0) return [wrap(look.catalogue.ownGames.noneCounted, room)];
  return [
    ...(total.games === 0 ? [] : blocksOfOne(statistics, room, look)),
    together.games === 0 ? [] : peopleLines(together, room, look.catalogue),
  ];
}

/** All about the games of one person against bots. */
function blocksOfOne(
  { total, games, daily }: Statistics,
  room: number,
  { ascii, catalogue }: StatisticsLook,
): string[][] {
  const { statistics: words, games: named } = catalogue;
  const { shown, tables } = groupTables(games, room, { ascii, words });
  const isChanged = games.some(({ groups }) => groups.some(({ preset }) => preset.endsWith(CHANGED)));
  const legend = [...(isChanged ? [words.changedRules] : []), ...shown.flatMap((column) => words.legend[column] ?? [])];
  return [
    prose(words.summary(total), room),
    ...games.flatMap((game, index) => [
      [named[game.game].name, ...tables[index]],
      shareCurve(game, room, { ascii, words }),
    ]),
    prose(legend, room),
    daily.all.dates === 0 ? [] : prose(words.daily(daily), room),
  ];
}

/** Sentences one after the other, each row from the left. */
const prose = (sentences: readonly string[], room: number): string[] =>
  wrap(sentences.join(' '), room).map((row) => row.trimStart());

const peopleLines = (together: Together, room: number, { statistics: words, screen }: Catalogue): string[] => [
  ...wrap(words.together(together.games), room),
  ...columns(peopleRows(together, words, screen.you), ['left', 'right', 'right', 'right', 'right']),
];
