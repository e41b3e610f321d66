import { randomBytes } from 'node:crypto';
import { Sitting, type SittingPlan } from '@shoal/table-ui';
import type { KeptSitting } from './store/kept-sitting.ts';

/** A sitting and whoever keeps it. */
export type Kept = Pick<KeptSitting, 'sitting' | 'isKept' | 'finishDeal' | 'close'>;

/** A sitting that leaves nothing behind. */
export function unkept(plan: SittingPlan): Kept {
  const freshSeed = () => randomBytes(32).toString('hex');
  const sitting = Sitting.begin(plan, { freshSeed, keep: () => undefined });
  return { sitting, isKept: false, finishDeal: () => undefined, close: () => undefined };
}
