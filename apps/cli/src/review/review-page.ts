import { lineChart, markedActions, type ReportSection, reportPage, totalColumns } from '@shoal/table-ui';
import type { ReviewedGame } from './reviewed-game.ts';

/** Reviews as one page that needs nothing but itself. */
export function reviewPage(games: readonly ReviewedGame[]): string {
  const [first] = games;
  const { review: words, language: lang } = first.catalogue;
  const titles = games.map(titleOf);
  return reportPage({
    title: titles.length === 1 ? titles[0] : words.severalGames(games.length),
    lang,
    intro: [words.howMeasured(first.rollouts)],
    sections: games.flatMap((game) => sectionsOf(game, games.length === 1)),
  });
}

const titleOf = ({ catalogue, id, place }: ReviewedGame): string =>
  catalogue.review.title(catalogue.games[id].name, place.game);

function sectionsOf(game: ReviewedGame, isAlone: boolean): ReportSection[] {
  const { sentences, labels, seat, you, isFinished, catalogue } = game;
  const { review: words, replay } = catalogue;
  const { action, player: playerHead, taken: takenHead, mark: markHead, loss, better: betterHead } = words.actionHeads;
  const marked = markedActions(game);
  const rows = marked.map(({ number, player, taken, mark, judgement, forgotten, better }) => [
    ...[String(number), player, taken, mark, words.loss(judgement.loss, judgement.error)],
    forgotten === null ? better : `${better} ${forgotten}`,
  ]);
  return [
    {
      heading: isAlone ? words.curve : titleOf(game),
      text: [you === seat ? words.yourCurve : words.curveOf(labels[seat]), ...(isFinished ? [] : [replay.unfinished])],
      svg: curve(game),
      // A column a player, since the chart leaves the table half the page.
      table: totalColumns(game.actions, labels, words),
    },
    rows.length === 0
      ? { heading: words.marked, text: [sentences.coach({ key: 'nothing-marked' })] }
      : { heading: words.marked, table: { head: [action, playerHead, takenHead, markHead, loss, betterHead], rows } },
  ];
}

function curve(game: ReviewedGame): string {
  const { labels, seat, start, actions, catalogue } = game;
  const { review: words } = catalogue;
  const points = [start, ...actions.map(({ chances }) => chances)];
  return lineChart({
    title: words.curve,
    xLabel: words.actionAxis,
    yLabel: words.shareAxis,
    from: 0,
    range: [0, 1],
    format: words.percent,
    lines: labels.map((name, other) => ({ name, values: points.map((chances) => chances[other]) })),
    marks: markedActions(game)
      .filter(({ isOfReviewer }) => isOfReviewer)
      .map(({ number }) => ({ x: number, y: points[number][seat], label: String(number) })),
  });
}
