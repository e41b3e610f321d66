import { type GameId, type Rng, rngFor } from '@shoal/core';
import { recordOfDeal } from '../../sitting/deal.ts';
import type { Player } from '../../sitting/players.ts';
import { Sitting } from '../../sitting/sitting.ts';
import type { SittingEntry } from '../../sitting/sitting-entry.ts';
import type { SittingPlan } from '../../sitting/sitting-plan.ts';
import { planForMatch, planTable } from '../../sitting/table-plan.ts';
import { writeEntryLine } from '../journal-entry.ts';
import { writeHeading } from '../journal-heading.ts';

export const GAME_IDS = ['go-fish', 'crazy-eights'] as const;

const PLAYERS: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'pike' },
  { name: 'Cy', bot: 'random' },
];

export function planFor(game: GameId, changes: Partial<SittingPlan> = {}, preset = 'standard'): SittingPlan {
  const planned = planTable(game, preset, PLAYERS.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const plan = { plan: planned.plan, players: PLAYERS, goal: null, seed: 'shells', daily: null, ...changes };
  return { ...plan, plan: planForMatch(plan.plan, plan.goal) };
}

/** A sitting with everything that it gave to be kept. */
export interface KeptHere {
  readonly sitting: Sitting;
  readonly entries: readonly SittingEntry[];
}

export function keptSitting(plan: SittingPlan): KeptHere {
  const entries: SittingEntry[] = [];
  return {
    sitting: Sitting.begin(plan, { freshSeed: () => 'fresh', keep: (entry) => void entries.push(entry) }),
    entries,
  };
}

export const linesOf = ({ sitting, entries }: KeptHere, id = 'a'): string[] => [
  writeHeading({ id, startedAt: '2026-11-16T08:24:00.000Z', plan: sitting.plan }),
  ...entries.map(writeEntryLine),
];

export const chance = (seed: number): Rng => rngFor(`${seed}`, 'test');

/** Whoever has the turn does something, and now and then the person takes it back. */
export function playOn(sitting: Sitting, rng: Rng, actions = Number.POSITIVE_INFINITY): void {
  for (let number = 0; number < actions && sitting.result === null; number++) {
    if (rng.below(8) === 0 && sitting.canUndo(0)) sitting.undo(0);
    else choose(sitting, rng);
  }
}

function choose(sitting: Sitting, rng: Rng): void {
  const { table } = sitting.deal;
  if (table.turn === null) throw new Error('the deal is over');
  const { legal } = table.view(table.turn);
  const refusal = sitting.act(table.turn, legal[rng.below(legal.length)]);
  if (refusal !== null) throw new Error(refusal);
}

/** All that can be seen of a sitting. */
export const seenOf = (sitting: Sitting): string =>
  JSON.stringify([sitting.plan.players, recordOfDeal(sitting.deal), sitting.match.totals, sitting.undone]);
