import type { Card } from '@shoal/core';

/** The hashes of the pack (stock 0), told before the first card is dealt, or of the n-th rebuilt stock, told when it is rebuilt. */
export interface SealPicture {
  readonly stock: number;
  /** The salted hash of each position, top first, as lower-case hexadecimal. */
  readonly leaves: readonly string[];
}

/** Proves which card lies at a position of a sealed pack or stock. */
export interface Opening {
  readonly stock: number;
  readonly position: number;
  readonly card: Card;
  readonly salt: string;
}

/** The seals and openings that go with the events of a deal from an index on. */
export interface SealReport {
  /** Oldest first. */
  readonly seals: readonly SealPicture[];
  /** With the first event the hand as it was dealt; then each card that an event shows to the viewer, in the order shown. */
  readonly openings: readonly Opening[];
}
