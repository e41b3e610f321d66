import { lineChart, type ReportSection, type ReportTable, reportPage } from '@shoal/table-ui';
import { words } from '../words.ts';
import { markedActions } from './marked-actions.ts';
import { totalRows } from './review-lines.ts';
import { reviewWords } from './review-words.ts';
import type { ReviewedGame } from './reviewed-game.ts';

/** Reviews as one page that needs nothing but itself. */
export function reviewPage(games: readonly ReviewedGame[]): string {
  const [first] = games;
  const titles = games.map(titleOf);
  return reportPage({
    title: titles.length === 1 ? titles[0] : reviewWords.severalGames(games.length),
    lang: 'en',
    intro: [reviewWords.howMeasured(first.rollouts)],
    sections: games.flatMap((game) => sectionsOf(game, games.length === 1)),
  });
}

const titleOf = ({ sentences, id, place }: ReviewedGame): string =>
  reviewWords.title(sentences.gameName(id), place.game);

function sectionsOf(game: ReviewedGame, isAlone: boolean): ReportSection[] {
  const { sentences, labels, seat, isFinished } = game;
  const marked = markedActions(game);
  const rows = marked.map(({ number, player, taken, mark, judgement, forgotten, better }) => [
    ...[String(number), player, taken, mark, reviewWords.loss(judgement.loss, judgement.error)],
    forgotten === null ? better : `${better} ${forgotten}`,
  ]);
  return [
    {
      heading: isAlone ? reviewWords.curve : titleOf(game),
      text: [reviewWords.curveOf(labels[seat]), ...(isFinished ? [] : [words.unfinished])],
      svg: curve(game),
      table: totalTable(game),
    },
    rows.length === 0
      ? { heading: reviewWords.marked, text: [sentences.coach({ key: 'nothing-marked' })] }
      : { heading: reviewWords.marked, table: { head: reviewWords.actionHeads, rows } },
  ];
}

/** A column a player, since the chart leaves it half the page. */
function totalTable(game: ReviewedGame): ReportTable {
  const [head, ...rows] = reviewWords.totalHeads.map((name, column) => [
    name,
    ...totalRows(game).map((row) => row[column]),
  ]);
  return { head, rows };
}

function curve(game: ReviewedGame): string {
  const { labels, seat, start, actions } = game;
  const points = [start, ...actions.map(({ chances }) => chances)];
  return lineChart({
    title: reviewWords.curve,
    xLabel: reviewWords.actionAxis,
    yLabel: reviewWords.shareAxis,
    yRange: [0, 1],
    format: reviewWords.wholeShare,
    series: labels.map((name, other) => ({ name, points: points.map((chances, x) => [x, chances[other]] as const) })),
    marks: markedActions(game)
      .filter(({ isOfReviewer }) => isOfReviewer)
      .map(({ number }) => ({ x: number, y: points[number][seat], label: String(number) })),
  });
}
