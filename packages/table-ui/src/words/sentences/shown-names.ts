import type { Seat } from '@shoal/core';

/** The stored name of an unnamed person. */
export const YOU = 'You';

/** The seat of the unnamed person, whom every sentence addresses. */
export function seatOfYou(labels: readonly string[]): Seat | null {
  const seat = labels.indexOf(YOU);
  return seat < 0 ? null : seat;
}

/** The name to show. The stored name of an unnamed person becomes the language's word for "you". */
export const shownName = (name: string, you: string): string => (name === YOU ? you : name);

export const shownLabels = (labels: readonly string[], you: string): string[] =>
  labels.map((label) => shownName(label, you));
