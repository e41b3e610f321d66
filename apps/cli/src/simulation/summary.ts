import type { BotName, Distribution, SimulationTally } from '@shoal/core';
import { kindsOf } from '../arena/job.ts';
import { seatEntriesOf } from '../arena/played-game.ts';
import type { SimulationPlan } from './simulation-plan.ts';

/** A simulation that has come to its end, or was stopped. */
export interface SimulationRun {
  readonly order: SimulationPlan;
  readonly tally: SimulationTally;
  readonly isStopped: boolean;
}

/** What a seat, or a bot at all its seats, won. */
export interface WinStanding {
  readonly wins: number;
  readonly winShare: number;
  readonly interval: readonly [low: number, high: number];
  readonly averageScore: number;
}

export interface BotStanding extends WinStanding {
  readonly bot: BotName;
  readonly seats: number;
}

/** How the values of a distribution lie: half are at most the median, nine in ten from low to high. */
export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export const seatStandings = ({ tally }: SimulationRun): WinStanding[] => tally.bySeat.map(standingOf);

export const botStandings = ({ order, tally }: SimulationRun): BotStanding[] =>
  kindsOf(order.bots).map((bot, number) => ({
    bot,
    seats: order.bots.filter((other) => other === bot).length,
    ...standingOf(tally.byBot[number]),
  }));

function standingOf({ wins, share, averageScore }: SimulationTally['bySeat'][number]): WinStanding {
  const { low, high } = share.interval;
  return { wins, winShare: share.mean, interval: [low, high], averageScore };
}

export const spreadOf = (distribution: Distribution): Spread => ({
  mean: distribution.mean,
  median: distribution.quantile(0.5),
  low: distribution.quantile(0.05),
  high: distribution.quantile(0.95),
});

/** How often games ended for each reason, the most frequent first. */
export const reasonsOf = ({ tally }: SimulationRun): [reason: string, games: number][] =>
  [...tally.reasons].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));

/** All that was counted, as one line of JSON. */
export function summaryJson(run: SimulationRun): string {
  const { order, tally, isStopped } = run;
  const { id, preset, options, seats } = order.plan;
  const bySeat = seatStandings(run);
  return JSON.stringify({
    game: id,
    preset,
    rules: options,
    seats: seatEntriesOf(order.bots),
    seed: order.seed,
    shuffle: order.shuffle,
    ...(isStopped ? { stopped: true } : {}),
    games: tally.games,
    deals: tally.deals,
    rotations: order.rotations,
    averageActions: tally.lengths.mean,
    wins: bySeat.map(({ wins }) => wins),
    winShares: bySeat.map(({ winShare }) => winShare),
    intervals: bySeat.map(({ interval }) => interval),
    averageScores: bySeat.map(({ averageScore }) => averageScore),
    equalShare: 1 / seats,
    bots: botStandings(run),
    reasons: Object.fromEntries(reasonsOf(run)),
    lengths: { ...spreadOf(tally.lengths), counts: tally.lengths.entries() },
    scores: { ...spreadOf(tally.scores), counts: tally.scores.entries() },
  });
}
