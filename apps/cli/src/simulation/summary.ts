import type { SeatEntry } from '@shoal/core';
import { columns } from '../columns.ts';
import { isPairs } from '../standing.ts';
import type { TablePlan } from '../table-plan.ts';
import { plainSentences } from '../table-plan.ts';
import { decimal, percent, whole, words } from '../words.ts';
import type { Summary } from './tally.ts';

/** A finished simulation. */
export interface Run {
  readonly plan: TablePlan;
  readonly seats: readonly SeatEntry[];
  readonly seed: string;
  readonly summary: Summary;
}

export function summaryLines({ plan, seats, seed, summary }: Run): string[] {
  const rows = seats.map((seat, index) => [
    seat.name,
    seat.player,
    whole(summary.wins[index]),
    percent(summary.winShares[index]),
    decimal(summary.averageScores[index]),
  ]);
  const reasons = Object.entries(summary.reasons).map(([reason, count]) => [
    whole(count),
    plainSentences.reason(plan.id, reason),
  ]);
  return [
    words.simulated(summary.games, plainSentences.gameName(plan.id), plan, plan.seats, seed),
    words.averageActions(summary.averageActions),
    '',
    ...columns([[...words.summaryHeads, scoreHead(plan)], ...rows], ['left', 'left', 'right', 'right', 'right']),
    '',
    ...columns([words.reasonHeads, ...reasons], ['right', 'left']),
  ];
}

const scoreHead = ({ id, options }: TablePlan): string => (isPairs(options) ? words.pairsHead : words.scoreHead[id]);

export function summaryJson({ plan, seats, seed, summary }: Run): string {
  const { id, preset, options } = plan;
  return JSON.stringify({ game: id, preset, rules: options, seats, seed, ...summary });
}
