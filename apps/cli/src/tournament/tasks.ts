import { pairingsOf } from '@shoal/core';
import { type Contest, isExternal, type Task } from './contest.ts';
import { keyOf, type PlayedDeal } from './played-deal.ts';

/** Every duplicate deal of a tournament, deal by deal, so that whatever stops it leaves all pairings alike. */
export function tasksOf({ pairs, bots }: Contest, deals: number): Task[] {
  const pairings = pairingsOf(pairs, bots.length);
  return Array.from({ length: deals }, (_, deal) => pairings.map((pairing) => ({ deal, bots: pairing }))).flat();
}

/** Those of them that no result tells of. */
export function tasksLeft(tasks: readonly Task[], played: readonly PlayedDeal[]): Task[] {
  const done = new Set(played.map(keyOf));
  return tasks.filter((task) => !done.has(keyOf(task)));
}

/** Does a program of somebody else take part in it? */
export const needsProcess = ({ bots }: Contest, task: Task): boolean => task.bots.some((bot) => isExternal(bots[bot]));
