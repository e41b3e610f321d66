/** Who plays whom: everybody against everybody, or each against the one below. */
const PAIRING_FORMATS = ['round-robin', 'ladder'] as const;
export type PairingFormat = (typeof PAIRING_FORMATS)[number];

export const isPairingFormat = (name: string): name is PairingFormat =>
  (PAIRING_FORMATS as readonly string[]).includes(name);

/** Two bots that meet, by their numbers in the list of bots; the first is the earlier one. */
export type Pairing = readonly [one: number, other: number];

export function pairingsOf(format: PairingFormat, bots: number): Pairing[] {
  const pairings: Pairing[] = [];
  for (let one = 0; one < bots; one++) {
    const last = format === 'ladder' ? Math.min(one + 2, bots) : bots;
    for (let other = one + 1; other < last; other++) pairings.push([one, other]);
  }
  return pairings;
}
