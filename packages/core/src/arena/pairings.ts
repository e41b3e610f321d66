/** Who plays whom: every pair of bots, or each bot against the next one in the list. */
const PAIRING_FORMATS = ['round-robin', 'ladder'] as const;
export type PairingFormat = (typeof PAIRING_FORMATS)[number];

export const isPairingFormat = (name: string): name is PairingFormat =>
  (PAIRING_FORMATS as readonly string[]).includes(name);

/** Two bots that meet, by their index in the list of bots, lower index first. */
export type Pairing = readonly [one: number, other: number];

export function pairingsOf(format: PairingFormat, bots: number): Pairing[] {
  const pairings: Pairing[] = [];
  for (let one = 0; one < bots; one++) {
    const last = format === 'ladder' ? Math.min(one + 2, bots) : bots;
    for (let other = one + 1; other < last; other++) pairings.push([one, other]);
  }
  return pairings;
}

/** Every rotation round the table, so that each player takes each seat once. */
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
