import { intervalChart, type ReportSection, reportPage } from '@shoal/table-ui';
import { percent } from '../text/words.ts';
import type { RatedBot } from './standings.ts';
import { type FinishedTournament, faultLines, matrixRows, planLine, rankingRows } from './standings-lines.ts';
import { tournamentWords } from './tournament-words.ts';

/** The standings as one page with plots. */
export function standingsPage(finished: FinishedTournament): string {
  const { title, standings, contest } = finished;
  const sections = [ratingSection(finished), shareSection(finished)];
  const pairings = standings.ranking.map((standing) => againstSection(finished, standing));
  return reportPage({
    title: tournamentWords.pageTitle(title),
    lang: 'en',
    intro: [planLine(finished), ...faultLines(finished)],
    sections: [...sections, ...(contest.bots.length > 2 ? pairings : [])],
  });
}

function ratingSection(finished: FinishedTournament): ReportSection {
  const [head, ...rows] = rankingRows(finished);
  const chart = intervalChart({
    title: tournamentWords.pointsHeading,
    xLabel: tournamentWords.intervalsLabel,
    rows: finished.standings.ranking.map(({ name, rating: { points, margin } }) => ({
      label: name,
      value: points,
      low: points - margin,
      high: points + margin,
    })),
    reference: 0,
    format: tournamentWords.points,
  });
  const text = [tournamentWords.ratingNote];
  // The first column of a page's table is its row's name: the rank is the order itself.
  const table = { head: head.slice(1), rows: rows.map((row) => row.slice(1)) };
  return { heading: tournamentWords.rankingHeading, text, svg: chart, table };
}

function shareSection(finished: FinishedTournament): ReportSection {
  const [head, ...rows] = matrixRows(finished);
  const heading = tournamentWords.sharesHeading;
  return { heading, text: [tournamentWords.matrixNote(finished.contest.seats)], table: { head, rows } };
}

/** One bot against each other bot. */
function againstSection({ contest, standings }: FinishedTournament, { bot, name }: RatedBot): ReportSection {
  const heading = tournamentWords.againstHeading(name);
  const rows = standings.ranking.flatMap((other) => {
    const share = standings.shares[bot][other.bot];
    return share === null ? [] : [{ label: other.name, value: share.mean, ...share.interval }];
  });
  const reference = 1 / contest.seats;
  const [title, xLabel] = [tournamentWords.sharesHeading, tournamentWords.intervalsLabel];
  return { heading, svg: intervalChart({ title, xLabel, rows, reference, format: percent }) };
}
