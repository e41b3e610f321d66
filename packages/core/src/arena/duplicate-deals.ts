import type { Pairing } from './pairings.ts';

/** Every way to sit in the same order round the table: each player takes each seat once. */
export const rotationsOf = <T>(lineUp: readonly T[]): T[][] =>
  lineUp.map((_, turned) => [...lineUp.slice(turned), ...lineUp.slice(0, turned)]);

/**
 * How two bots sit when they meet. Two seats: one against the other. More seats: one alone against the other at all
 * other seats, and the reverse.
 */
export function lineUpsOf([one, other]: Pairing, seats: number): number[][] {
  const against = (single: number, rest: number) => [single, ...Array.from({ length: seats - 1 }, () => rest)];
  return seats === 2 ? [against(one, other)] : [against(one, other), against(other, one)];
}

/** The games that two bots play from one pack, by who sits where: every rotation of every line-up. */
export const duplicateGames = (pairing: Pairing, seats: number): number[][] =>
  lineUpsOf(pairing, seats).flatMap(rotationsOf);
