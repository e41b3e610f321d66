import type { TableReport } from '@shoal/room';

/** What can be done when a deal is over. */
export type AfterDeal = 'next' | 'rematch' | 'review' | 'replay' | 'share' | 'home' | 'quit';

/** The first is what Enter does. */
export function choicesAfter({ goal, daily, isOver }: Pick<TableReport, 'goal' | 'daily' | 'isOver'>): AfterDeal[] {
  if (daily !== null) return ['share', 'review', 'replay', 'home', 'quit'];
  const isLast = isOver && goal !== null;
  return [isLast ? 'rematch' : 'next', 'review', 'replay', 'home', 'quit'];
}
