import type { RandomBytes } from '../protocol/identifiers.ts';

const FIRST_MS = 25;
const LONGEST_MS = 4000;

/** How long to wait before the n-th attempt in a row, from 0. Chance keeps many clients from coming back at one moment. */
export function backOffMs(attempt: number, random: RandomBytes): number {
  const limit = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 20));
  const [byte] = random(1);
  return Math.round((limit / 2) * (1 + byte / 255));
}
