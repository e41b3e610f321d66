import type { Fairness, Game, Seat, Table, Vocabulary } from '@shoal/core';
import type { Opening, SealPicture } from './sealed-deal.ts';

/** What the seal of a deal needs to know of it. */
export interface SealableDeal {
  readonly plan: { readonly game: Game };
  readonly table: Table<Vocabulary>;
  readonly fairness: Fairness | null;
}

/** The seals and openings that go with the events from `from` on. */
export interface SealReport {
  readonly seals: readonly SealPicture[];
  readonly openings: readonly Opening[];
}

/** What a viewer is told beside the events from `from` on; nothing for a deal that was not sealed. */
export function sealReportOf(_deal: SealableDeal, _viewer: Seat | null, _from: number): SealReport {
  return { seals: [], openings: [] };
}
