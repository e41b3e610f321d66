import { type ReadRecord, type VerifyFault, verify } from '@shoal/core';

/** What was checked of a game, and what is wrong with it. */
export interface ShuffleCheck {
  readonly fault: VerifyFault | null;
  /** Without a seed nothing tells how the cards should have been shuffled. */
  readonly isSeeded: boolean;
  readonly cards: number;
  /** How often the stock was rebuilt. */
  readonly rebuilt: number;
  readonly entries: number;
}

/** Shuffles anew from the seed, plays every entry of the log, and compares. */
export const checkShuffle = (read: ReadRecord): ShuffleCheck => ({
  fault: verify(read),
  isSeeded: read.record.seed !== undefined,
  cards: read.pack.length,
  rebuilt: read.events.flatMap(read.game.rebuiltStock).length,
  entries: read.events.length,
});
