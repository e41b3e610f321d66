import { barChart, intervalChart, type ReportSection, reportPage } from '@shoal/table-ui';
import { kindsOf } from '../arena/job.ts';
import { ENGLISH } from '../text/language.ts';
import { sentencesOf } from '../text/sentence-lines.ts';
import { percent, whole } from '../text/words.ts';
import { binsOf } from './bins.ts';
import { repeatCommand } from './simulation-plan.ts';
import { botStandings, reasonsOf, type SimulationRun, seatStandings, spreadOf, type WinStanding } from './summary.ts';
import { introOf, scoreHead, scoreName, standingCells } from './summary-lines.ts';
import { simulationWords } from './words.ts';

const LANGUAGE = 'en-GB';
const MOST_BARS = 24;

/** The whole simulation as one HTML page with its charts. */
export function reportOf(run: SimulationRun): string {
  const { order, isStopped } = run;
  return reportPage({
    title: simulationWords.reportTitle(ENGLISH.games[order.plan.id].name, simulationWords.versus(kindsOf(order.bots))),
    lang: LANGUAGE,
    intro: [
      introOf(run),
      ...(isStopped ? [simulationWords.reportStopped] : []),
      simulationWords.repeat(repeatCommand(order)),
    ],
    sections: [...shareSections(run), lengthSection(run), scoreSection(run), endSection(run)],
  });
}

/** Whose shares a section tells. */
interface Subject {
  readonly heading: string;
  readonly title: string;
  readonly head: string;
}

const BOTS: Subject = {
  heading: simulationWords.botShares,
  title: simulationWords.shareOfBots,
  head: simulationWords.botHead,
};
const SEATS: Subject = {
  heading: simulationWords.seatShares,
  title: simulationWords.shareOfSeats,
  head: simulationWords.seatHead,
};
const ANY_SEATS: Subject = { ...SEATS, heading: simulationWords.seatAdvantage };

/** Bots that moved round the table are told apart from the seats they moved through. */
function shareSections(run: SimulationRun): ReportSection[] {
  const { bots, rotations } = run.order;
  const seats = seatStandings(run);
  if (rotations > 1) {
    const text = [simulationWords.aboutRotation, simulationWords.aboutShares];
    const rows = botStandings(run).map((standing) => ({ label: standing.bot, standing }));
    const seatRows = seats.map((standing, seat) => ({ label: simulationWords.seatName(seat), standing }));
    return [shareSection(run, BOTS, rows, text), shareSection(run, ANY_SEATS, seatRows, [])];
  }
  const isMixed = kindsOf(bots).length > 1;
  const labels = bots.map((bot, seat) =>
    isMixed ? simulationWords.seatWithBot(seat, bot) : simulationWords.seatName(seat),
  );
  const rows = seats.map((standing, seat) => ({ label: labels[seat], standing }));
  const text = [simulationWords.aboutShares, ...(isMixed ? [simulationWords.keptSeats] : [])];
  return [shareSection(run, SEATS, rows, text)];
}

function shareSection(
  { order }: SimulationRun,
  { heading, title, head }: Subject,
  rows: readonly { readonly label: string; readonly standing: WinStanding }[],
  text: readonly string[],
): ReportSection {
  const svg = intervalChart({
    title,
    xLabel: simulationWords.shareAxis,
    format: percent,
    reference: 1 / order.plan.seats,
    rows: rows.map(({ label, standing: { winShare, interval } }) => ({
      label,
      value: winShare,
      low: interval[0],
      high: interval[1],
    })),
  });
  const heads = [head, ...simulationWords.shareHeads, scoreHead(order.plan)];
  const cells = rows.map(({ label, standing }) => [label, ...standingCells(standing)]);
  return { heading, text, svg, table: { head: heads, rows: cells } };
}

const lengthSection = ({ tally }: SimulationRun): ReportSection => ({
  heading: simulationWords.lengthsHeading,
  text: [simulationWords.lengths(tally.games, spreadOf(tally.lengths))],
  svg: barChart({
    title: simulationWords.lengthsOf,
    xLabel: simulationWords.actionsAxis,
    yLabel: simulationWords.gamesAxis,
    format: whole,
    bars: barsOf(tally.lengths),
  }),
});

function scoreSection({ order, tally }: SimulationRun): ReportSection {
  const score = scoreName(order.plan);
  return {
    heading: simulationWords.scoresHeading,
    svg: barChart({
      title: simulationWords.scoresOf(score),
      xLabel: score,
      yLabel: simulationWords.seatResultsAxis,
      format: whole,
      bars: barsOf(tally.scores),
    }),
  };
}

const barsOf = (distribution: SimulationRun['tally']['lengths']) =>
  binsOf(distribution, MOST_BARS).map(({ label, count }) => ({ label, value: count }));

function endSection(run: SimulationRun): ReportSection {
  const { order, tally } = run;
  const bars = reasonsOf(run).map(([reason, value]) => ({
    label: sentencesOf(order.plan.id).reason(reason),
    value,
  }));
  const [end, ...heads] = simulationWords.endHeads;
  return {
    heading: simulationWords.endsHeading,
    svg: barChart({
      title: simulationWords.endsOf,
      xLabel: end,
      yLabel: simulationWords.gamesAxis,
      format: whole,
      bars,
    }),
    table: {
      head: [end, ...heads],
      rows: bars.map(({ label, value }) => [label, whole(value), percent(value / tally.games)]),
    },
  };
}
