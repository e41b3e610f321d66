import type { Sitting } from './sitting.ts';

/** What can be done when a deal is over. */
export type AfterDeal = 'next' | 'rematch' | 'review' | 'replay' | 'share' | 'home' | 'quit';

/** The first is what Enter does. */
export function choicesAfter({ plan, isOver }: Sitting): AfterDeal[] {
  if (plan.daily !== null) return ['share', 'review', 'replay', 'home', 'quit'];
  const isLast = isOver && plan.goal !== null;
  return [isLast ? 'rematch' : 'next', 'review', 'replay', 'home', 'quit'];
}
