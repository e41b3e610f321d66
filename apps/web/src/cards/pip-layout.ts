import type { Rank } from '@shoal/core';

/** A suit on a large card, in units of 160 × 230. */
export interface Pip {
  /** The centre of the pip. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Pips in the lower half are upside down. */
  readonly turned: boolean;
}

const LEFT = 48;
const MIDDLE = 80;
const RIGHT = 112;
const TOP = 47;
const CENTRE = 115;
const BOTTOM = 183;
/** The two inner rows of the nine and the ten. */
const UPPER = TOP + (BOTTOM - TOP) / 3;
const LOWER = BOTTOM - (BOTTOM - TOP) / 3;

const PIP_SIZE = 34;
const ACE_SIZE = 92;

const pair = (y: number): readonly (readonly [number, number])[] => [
  [LEFT, y],
  [RIGHT, y],
];
const one = (y: number): readonly (readonly [number, number])[] => [[MIDDLE, y]];

const LAYOUTS: readonly (readonly (readonly [number, number])[])[] = [
  one(CENTRE),
  [...one(TOP), ...one(BOTTOM)],
  [...one(TOP), ...one(CENTRE), ...one(BOTTOM)],
  [...pair(TOP), ...pair(BOTTOM)],
  [...pair(TOP), ...one(CENTRE), ...pair(BOTTOM)],
  [...pair(TOP), ...pair(CENTRE), ...pair(BOTTOM)],
  [...pair(TOP), ...one((TOP + CENTRE) / 2), ...pair(CENTRE), ...pair(BOTTOM)],
  [...pair(TOP), ...one((TOP + CENTRE) / 2), ...pair(CENTRE), ...one((CENTRE + BOTTOM) / 2), ...pair(BOTTOM)],
  [...pair(TOP), ...pair(UPPER), ...one(CENTRE), ...pair(LOWER), ...pair(BOTTOM)],
  [
    ...pair(TOP),
    ...one((TOP + UPPER) / 2),
    ...pair(UPPER),
    ...pair(LOWER),
    ...one((LOWER + BOTTOM) / 2),
    ...pair(BOTTOM),
  ],
];

/** The pips of an ace to a ten; null for a court card, which has a picture. */
export function pipsOf(rank: Rank): readonly Pip[] | null {
  const size = rank === 0 ? ACE_SIZE : PIP_SIZE;
  return LAYOUTS[rank]?.map(([x, y]) => ({ x, y, size, turned: y > CENTRE })) ?? null;
}
