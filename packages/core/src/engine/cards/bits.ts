/** Sets of small numbers as bits of one whole number, at most 30 of them so that every engine keeps it unboxed. */

const BYTE_COUNTS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** How many members a set of the numbers 0 … 7 has. */
export const countByte = (set: number): number => BYTE_COUNTS[set];

/** How many members a set of the numbers 0 … 15 has. */
export const countShort = (set: number): number => BYTE_COUNTS[set & 255] + BYTE_COUNTS[set >> 8];

/** How many members a set of the numbers 0 … 29 has. */
export const countBits = (set: number): number => countShort(set & 0xffff) + countShort(set >> 16);

export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set);

/** The n-th smallest member, from 0; the set must have more than n members. */
export function nthBit(set: number, n: number): number {
  let rest = set;
  for (let i = n; i > 0; i--) rest &= rest - 1;
  return lowestBit(rest);
}

const BYTE_MEMBERS = Uint8Array.from({ length: 256 << 3 }, (_, at) => nthBit(at >> 3, at & 7));

/** `nthBit` for a set of the numbers 0 … 7. */
export const nthOfByte = (set: number, n: number): number => BYTE_MEMBERS[(set << 3) | n];

/** `nthBit` for a set of the numbers 0 … 15, without an unpredictable branch, which would be slow. */
export const nthOfShort = (set: number, n: number): number => {
  const beyondLow = n - BYTE_COUNTS[set & 255];
  const low = nthOfByte(set & 255, n & 7);
  const high = 8 + nthOfByte(set >> 8, beyondLow & 7);
  // All ones or all zeros, by the sign: selects the low or the high byte.
  return high ^ ((low ^ high) & (beyondLow >> 31));
};
