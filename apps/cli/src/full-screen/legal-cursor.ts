import type { Seat } from '@shoal/core';
import { type Deal, handStacks } from '@shoal/table-ui';

/** Where the cursor stands at the beginning of a choice: where it was, if something can be done there, or else further on. */
export function legalCursor({ plan, table }: Deal, seat: Seat, before = 0): number {
  const stacks = handStacks(plan.id, table.view(seat));
  if (stacks[before]?.isLegal === true) return before;
  return Math.max(
    0,
    stacks.findIndex(({ isLegal }) => isLegal),
  );
}
