import type { Contest, Task } from './contest.ts';
import type { PlayedDeal } from './played-deal.ts';

/** From the program to one of its lanes. */
export type ToLane =
  | { readonly type: 'contest'; readonly contest: Contest }
  | { readonly type: 'play'; readonly tasks: readonly Task[] }
  | { readonly type: 'close' };

/** From a lane to the program. */
export type FromLane =
  | { readonly type: 'played'; readonly deals: readonly PlayedDeal[] }
  | { readonly type: 'errors'; readonly name: string; readonly text: string }
  | { readonly type: 'started' | 'ended'; readonly pid: number };
