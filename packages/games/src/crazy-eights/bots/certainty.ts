import type { Seat } from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { groupsOf } from './exclusions.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';

/** Has a seat shown that it holds no natural match of this face? It may still hold a wild card. */
export function certainlyHoldsNoMatch(
  rules: CrazyEightsRules,
  { common, unseen }: CrazyEightsSeatKnowledge,
  seat: Seat,
  wanted: number,
): boolean {
  const low = rules.choices.matching[wanted << 1];
  const high = rules.choices.matching[(wanted << 1) + 1];
  const { known, exclusions } = common;
  if ((known[seat * 2] & low) !== 0 || (known[seat * 2 + 1] & high) !== 0) return false;
  const first = groupsOf(seat);
  for (let at = first; at < first + exclusions.groups[seat]; at++) {
    const lows = (unseen[0] | unseen[2]) & ~exclusions.low[at] & low;
    const highs = (unseen[1] | unseen[3]) & ~exclusions.high[at] & high;
    if ((lows | highs) !== 0) return false;
  }
  return true;
}
