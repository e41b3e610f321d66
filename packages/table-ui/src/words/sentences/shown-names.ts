import type { Seat } from '@shoal/core';
import { labelsWithLevels, seatEntryOf, type TableReport } from '@shoal/room';
import type { Sentences } from './sentences.ts';

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

/** The players of a table as shown, bots with their name and strength: "Bo (perch, 3 of 7, medium)". */
export const namesWithLevels = (
  { labels, players }: Pick<TableReport, 'labels' | 'players'>,
  { strength }: Pick<Sentences, 'strength'>,
  you: string,
): string[] => labelsWithLevels(shownLabels(labels, you), players.map(seatEntryOf), strength);
