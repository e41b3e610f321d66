import type { ScreenWords } from '../catalogue.ts';

/** Writes a count after each name: "Bo 3"; with a colon if a name ends in a number: "Seat 1: 3". Takes labels as shown. */
export function namedCounts(
  labels: readonly string[],
  counts: readonly number[],
  { namedCount }: Pick<ScreenWords, 'namedCount'>,
): string[] {
  const hasNumbers = labels.some((label) => /\p{Number}$/u.test(label));
  return labels.map((label, seat) => (hasNumbers ? namedCount(label, counts[seat]) : `${label}\u00a0${counts[seat]}`));
}
