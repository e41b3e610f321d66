import type { TableReport } from '@shoal/room';
import { type Choosing, NOTHING_CHOSEN } from '../choosing/choosing.ts';
import { handStacks } from '../choosing/hand-stacks.ts';
import { matches } from '../choosing/touches.ts';

/** Nothing is touched yet, and the cursor is on the first card that can be. */
export function freshChoice({ game, view }: TableReport): Choosing {
  const first = handStacks(game, view).findIndex(({ isLegal }) => isLegal);
  return { ...NOTHING_CHOSEN, cursor: Math.max(0, first) };
}

/** A selection lasts as long as something can be made of it. */
export function settledChoice(choosing: Choosing, report: TableReport): Choosing {
  const { game, view } = report;
  const canStay = handStacks(game, view)[choosing.cursor]?.isLegal === true;
  const { cursor } = canStay ? choosing : freshChoice(report);
  const isOpen = view.legal.some((action) => matches(action, choosing.touches));
  return { ...(isOpen ? choosing : NOTHING_CHOSEN), cursor };
}
