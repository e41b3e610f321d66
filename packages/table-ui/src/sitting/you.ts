import type { Seat } from '@shoal/core';

/** What a person who gives no name is called. */
export const YOU = 'You';

/** The seat of whoever has no name but that: every sentence about it is spoken to it. */
export function seatOfYou(labels: readonly string[]): Seat | null {
  const seat = labels.indexOf(YOU);
  return seat < 0 ? null : seat;
}
