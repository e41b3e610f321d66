import { type Choosing, handStacks, matches, NOTHING_CHOSEN, type TableReport } from '@shoal/table-ui';

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
