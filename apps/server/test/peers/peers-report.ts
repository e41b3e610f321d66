import { grid, short } from '../../../../bench/src/grid.ts';
import { type Check, MARKS, verdictOf } from '../../../../bench/src/targets.ts';
import type { Contestant, Slice } from './contestant.ts';
import type { Contestants } from './contestants.ts';

/** Of the durable actions of ours to those of boardgame.io. Where the ratio is not above the floor, something is broken. */
const GOALS = {
  memory: { floor: 0, target: 5, moonshot: 8 },
  files: { floor: 1, target: 12, moonshot: 20 },
} as const;
/** A client that works for so much of the time may be what keeps the server waiting. */
const BUSY_SHARE = 0.9;

/** All figures as tables, and a sentence for each of them that says too little. */
export function reportOf(contestants: Contestants): string {
  const all = Object.values(contestants);
  const columns = ['', 'actions/s, best', 'median', 'p50 ms', 'p99 ms', 'MB', 'server', 'clients', 'dealing'];
  const figures = grid('As fast as each server lets its rooms play', [...columns, 'a core-second'], all.map(rowOf));
  const ratios = checksOf(contestants).map((check) => [
    ...[check.measure, check.measured.toFixed(2), medianRatioOf(contestants, check).toFixed(2)],
    ...[`≥ ${check.target}`, `≥ ${check.moonshot}`, MARKS[verdictOf(check)]],
  ]);
  const judged = grid('Shoal in ratio to it', ['', 'best', 'median', 'target', 'moonshot', ''], ratios);
  return figures + judged + all.flatMap(warningOf).join('');
}

/** A ratio for each store of boardgame.io, of the best slices: they show what the machine does undisturbed. */
export function checksOf({ ours, memory, files }: Contestants): RatioCheck[] {
  const check = (peer: Contestant, goal: (typeof GOALS)[keyof typeof GOALS]): RatioCheck => ({
    ...{ measure: peer.name, peer, measured: bestOf(ours).actionsPerS / bestOf(peer).actionsPerS },
    ...{ ...goal, better: 'more', unit: '' },
  });
  return [check(memory, GOALS.memory), check(files, GOALS.files)];
}

interface RatioCheck extends Check {
  readonly peer: Contestant;
  readonly floor: number;
}

const medianRatioOf = ({ ours }: Contestants, { peer }: RatioCheck): number =>
  medianOf(ours).actionsPerS / medianOf(peer).actionsPerS;

function rowOf(contestant: Contestant): string[] {
  const [best, median, { slices }] = [bestOf(contestant), medianOf(contestant), contestant];
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const dealing = slices.reduce((sum, { dealShare }) => sum + dealShare, 0) / slices.length;
  const mostRssBytes = Math.max(...slices.map(({ rssBytes }) => rssBytes));
  return [
    ...[contestant.name, best.actionsPerS.toFixed(0), median.actionsPerS.toFixed(0)],
    ...[best.p50Ms.toFixed(1), best.p99Ms.toFixed(1), (mostRssBytes / 2 ** 20).toFixed(0)],
    ...[percent(best.serverShare), percent(best.clientShare), percent(dealing)],
    short(best.actionsPerS / best.serverShare),
  ];
}

function warningOf(contestant: Contestant): string[] {
  const { serverShare, clientShare } = bestOf(contestant);
  const errors = new Set(contestant.errors);
  const isClientBusy = clientShare > BUSY_SHARE && serverShare < clientShare;
  return [
    ...(isClientBusy ? [`${contestant.name}: the clients were the bottleneck, so the server can do more.\n`] : []),
    ...[...errors].map((error) => `${contestant.name}: ${error}.\n`),
  ];
}

const byRate = ({ slices }: Contestant): Slice[] =>
  slices.toSorted((one, other) => one.actionsPerS - other.actionsPerS);
const bestOf = (contestant: Contestant): Slice => byRate(contestant)[contestant.slices.length - 1];
const medianOf = (contestant: Contestant): Slice => byRate(contestant)[contestant.slices.length >> 1];
