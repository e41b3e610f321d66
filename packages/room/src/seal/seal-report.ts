import type { Fairness, Game, Seat, Table, Vocabulary } from '@shoal/core';
import { DealSeal } from './deal-seal.ts';
import type { SealReport } from './sealed-deal.ts';

export type { SealReport };

/** What the seal of a deal needs to know of it. */
export interface SealableDeal {
  readonly plan: { readonly game: Game };
  readonly table: Table<Vocabulary>;
  readonly fairness: Fairness | null;
}

/** A table is one deal for all its life, so its seal goes with it. */
const seals = new WeakMap<Table<Vocabulary>, DealSeal>();

const NOTHING: SealReport = { seals: [], openings: [] };

/** What a viewer is told beside the events from `from` on; nothing of a deal that was not sealed. */
export function sealReportOf({ plan, table, fairness }: SealableDeal, viewer: Seat | null, from: number): SealReport {
  if (fairness === null) return NOTHING;
  const seal = seals.get(table) ?? new DealSeal(plan.game, table, fairness);
  seals.set(table, seal);
  return seal.report(viewer, from);
}
