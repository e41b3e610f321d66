import { isPerson, Sitting, type SittingPlan } from '@shoal/table-ui';
import { freshSeed } from './fresh-seed.ts';
import type { KeptSitting } from './store/kept-sitting.ts';
import type { Store } from './store/store.ts';

/** A sitting and whoever keeps it. */
export type Kept = Pick<KeptSitting, 'sitting' | 'isKept' | 'finishDeal' | 'close'>;

/** Games of people are kept; what bots play among themselves is not. */
export const keptFrom = (plan: SittingPlan, keeps: boolean, store: Store): Kept =>
  keeps && plan.players.some(isPerson) ? store.begin(plan) : unkept(plan);

/** A sitting that leaves nothing behind. */
function unkept(plan: SittingPlan): Kept {
  const sitting = Sitting.begin(plan, { freshSeed, keep: () => undefined });
  return { sitting, isKept: false, finishDeal: () => undefined, close: () => undefined };
}
