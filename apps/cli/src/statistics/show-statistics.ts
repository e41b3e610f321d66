import { type FinishedGame, printable } from '@shoal/room';
import {
  type BotTitle,
  botInSentence,
  type Catalogue,
  CHANGED,
  type GameStatistics,
  levelTitle,
  peopleRows,
  type SharedTables,
  type Statistics,
  shareCurveOf,
  shownName,
  statisticsOf,
} from '@shoal/table-ui';
import { callOf } from '../process/own-command.ts';
import { asciiMarks } from '../text/ascii-marks.ts';
import { columns } from '../text/columns.ts';
import { labelledCurve } from '../text/labelled-curve.ts';
import { gamesIn } from '../text/language.ts';
import { wrap } from '../text/line-writer.ts';
import type { Look } from '../text/look.ts';
import { groupTables } from './group-tables.ts';

const DEFAULT_WIDTH = 80;
const CURVE_HEIGHT = 5;

export interface StatisticsLook extends Pick<Look, 'ascii' | 'width' | 'catalogue'> {
  readonly json: boolean;
  /** Sentences instead of tables. */
  readonly spoken?: boolean;
}

/** The statistics of finished games, for people or as one line for a program. Today as 2026-11-16. */
export function showStatistics(games: readonly FinishedGame[], today: string, look: StatisticsLook): string[] {
  const statistics = statisticsOf(games, today);
  return look.json ? [statisticsJson(statistics)] : statisticsLines(statistics, look);
}

/** All that was counted as one JSON object: shares from 0 to 1, results in the order of time. */
const statisticsJson = (statistics: Statistics): string =>
  JSON.stringify(statistics, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value));

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function statisticsLines(statistics: Statistics, look: StatisticsLook): string[] {
  const { ascii, width, spoken, catalogue } = look;
  if (spoken === true) return spokenStatistics(statistics, catalogue);
  const room = width ?? DEFAULT_WIDTH;
  const blocks = blocksOf(statistics, room, look).filter((block) => block.length > 0);
  const lines = blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
  return ascii ? lines.map(asciiMarks) : lines;
}

function blocksOf(statistics: Statistics, room: number, look: StatisticsLook): string[][] {
  const { total, together } = statistics;
  if (total.games === 0 && together.games === 0) return [wrap(look.catalogue.ownGames.noneCounted(callOf()), room)];
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
  const shownGames = gamesIn(catalogue);
  const scoreHead = ({ game }: GameStatistics) => shownGames[game].words.score();
  const namesOf = (game: GameStatistics) => ({
    score: scoreHead(game),
    botsOf: (level: string, titleOf: BotTitle) => levelTitle(level, shownGames[game.game], catalogue, titleOf),
  });
  const { shown, tables } = groupTables(games, room, { ascii, words, namesOf });
  const isChanged = games.some(({ groups }) => groups.some(({ preset }) => preset.endsWith(CHANGED)));
  const legend = [...(isChanged ? [words.changedRules] : []), ...shown.flatMap((column) => words.legend[column] ?? [])];
  const scores = shown.includes('score')
    ? games.map((game) => words.scoreLegend(scoreHead(game), game.betterScore))
    : [];
  return [
    prose(words.summary(total), room),
    ...games.flatMap((game, index) => [
      [named[game.game].name, ...tables[index]],
      curveOf(game, room, ascii, catalogue),
    ]),
    prose([...legend, ...scores], room),
    daily.all.dates === 0 ? [] : prose(words.daily(daily), room),
  ];
}

/** The win share in a game as it went on; nothing where there are too few games. */
function curveOf(game: GameStatistics, room: number, ascii: boolean, catalogue: Catalogue): string[] {
  const { statistics: words, games: named } = catalogue;
  const curve = shareCurveOf(game);
  if (curve === null) return [];
  const { from, shares, low, high } = curve;
  const { lines } = labelledCurve(shares, { room, height: CURVE_HEIGHT, low, high, ascii, percent: words.percent });
  return [...wrap(words.curve(named[game.game].name, from), room), ...lines];
}

/** Sentences one after the other, each row from the left. */
const prose = (sentences: readonly string[], room: number): string[] =>
  wrap(sentences.join(' '), room).map((row) => row.trimStart());

const peopleLines = (together: SharedTables, room: number, { statistics: words, screen }: Catalogue): string[] => [
  ...wrap(words.together(together.games), room),
  ...columns(peopleRows(together, words, screen.you), ['left', 'right', 'right', 'right', 'right']),
];

/** For people who listen: sentences instead of tables, bars and curves. */
function spokenStatistics({ total, games, daily, together }: Statistics, catalogue: Catalogue): string[] {
  const { statistics: words, ownGames, screen } = catalogue;
  if (total.games === 0 && together.games === 0) return [ownGames.noneCounted(callOf())];
  const shownGames = gamesIn(catalogue);
  return [
    ...(total.games === 0 ? [] : words.summary(total)),
    ...games.flatMap(({ game, groups }) =>
      groups.map((group) =>
        words.group(
          catalogue.games[game].name,
          group.preset,
          levelTitle(group.level, shownGames[game], catalogue, botInSentence),
          group,
        ),
      ),
    ),
    ...(daily.all.dates === 0 ? [] : words.daily(daily)),
    ...(together.games === 0 ? [] : [words.together(together.games)]),
    ...together.people.map(({ name, ...tally }) => words.person(printable(shownName(name, screen.you)), tally)),
  ];
}
