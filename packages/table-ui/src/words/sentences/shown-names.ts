import type { Seat } from '@shoal/core';

/** What a person who gives no name is called. */
export const YOU = 'You';

/** The seat of the person without a name: every sentence about that seat is spoken to it. */
export function seatOfYou(labels: readonly string[]): Seat | null {
  const seat = labels.indexOf(YOU);
  return seat < 0 ? null : seat;
}

/** A name as it is shown: a person without a name is called what the language calls you. */
export const shownName = (name: string, you: string): string => (name === YOU ? you : name);

export const shownLabels = (labels: readonly string[], you: string): string[] =>
  labels.map((label) => shownName(label, you));
