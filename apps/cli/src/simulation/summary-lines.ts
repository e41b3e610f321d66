import type { TablePlan } from '@shoal/room';
import { shownSeed, textBar } from '@shoal/table-ui';
import { asciiMarks } from '../text/ascii-marks.ts';
import { columns } from '../text/columns.ts';
import { ENGLISH } from '../text/language.ts';
import { sentencesOf } from '../text/sentence-lines.ts';
import { decimal, percent, whole } from '../text/words.ts';
import { binsOf } from './bins.ts';
import { botStandings, reasonsOf, type SimulationRun, seatStandings, spreadOf, type WinStanding } from './summary.ts';
import { simulationWords } from './words.ts';

const MOST_BINS = 12;
const BAR_WIDTH = 30;

/** The summary for people: what was played, who won, how long it took and how it ended. */
export function summaryLines(run: SimulationRun, ascii: boolean): string[] {
  return [
    introOf(run),
    simulationWords.lengths(run.tally.games, spreadOf(run.tally.lengths)),
    '',
    ...(run.order.rotations > 1 ? [...botLines(run), ''] : []),
    ...seatLines(run),
    simulationWords.equalShare(1 / run.order.plan.seats),
    '',
    ...lengthLines(run, ascii),
    '',
    ...reasonLines(run),
  ];
}

/** Which games were played. */
export function introOf({ order, tally }: SimulationRun): string {
  const { plan, rotations } = order;
  const seed = shownSeed(order.seed, order.shuffle);
  const { deals, games } = tally;
  return simulationWords.simulated({ deals, games, rotations }, ENGLISH.games[plan.id].name, plan, plan.seats, seed);
}

export const scoreHead = (plan: TablePlan): string => simulationWords.scoreHead(scoreName(plan));

/** What the game counts, such as "books". */
export const scoreName = ({ id, options }: TablePlan): string => sentencesOf(id).game.words.score(options);

export const standingCells = ({ wins, winShare, interval: [low, high], averageScore }: WinStanding): string[] => [
  whole(wins),
  percent(winShare),
  simulationWords.interval(low, high),
  decimal(averageScore),
];

function botLines(run: SimulationRun): string[] {
  const heads = [simulationWords.botHead, simulationWords.seatsHead, ...simulationWords.shareHeads];
  const rows = botStandings(run).map((standing) => [standing.bot, whole(standing.seats), ...standingCells(standing)]);
  return columns(
    [[...heads, scoreHead(run.order.plan)], ...rows],
    ['left', 'right', 'right', 'right', 'right', 'right'],
  );
}

/** Where the bots moved round the table a seat has no player of its own. */
function seatLines(run: SimulationRun): string[] {
  const { bots, plan, rotations } = run.order;
  const isFixed = rotations === 1;
  const heads = isFixed ? [simulationWords.seatHead, simulationWords.playerHead] : [simulationWords.seatHead];
  const rows = seatStandings(run).map((standing, seat) => [
    simulationWords.seatName(seat),
    ...(isFixed ? [`bot:${bots[seat]}`] : []),
    ...standingCells(standing),
  ]);
  const align = [...heads.map(() => 'left' as const), ...new Array<'right'>(4).fill('right')];
  return columns([[...heads, ...simulationWords.shareHeads, scoreHead(plan)], ...rows], align);
}

function lengthLines({ tally }: SimulationRun, ascii: boolean): string[] {
  const bins = binsOf(tally.lengths, MOST_BINS);
  const most = Math.max(...bins.map(({ count }) => count));
  const rows = bins.map(({ label, count }) => [label, whole(count), textBar(count, most, BAR_WIDTH, ascii)]);
  const plain = ascii ? rows.map(([label, ...rest]) => [asciiMarks(label), ...rest]) : rows;
  return columns([[...simulationWords.lengthHeads, ''], ...plain], ['right', 'right', 'left']);
}

function reasonLines(run: SimulationRun): string[] {
  const { id } = run.order.plan;
  const rows = reasonsOf(run).map(([reason, games]) => [whole(games), sentencesOf(id).reason(reason)]);
  return columns([simulationWords.reasonHeads, ...rows], ['right', 'left']);
}
