import type { Card } from '@shoal/core';
import { leafOf } from './seal-digests.ts';
import { contradict } from './seal-fault.ts';
import type { Opening, SealPicture } from './sealed-deal.ts';

/** The openings of a piece of news, taken one by one and checked against the seals. */
export class OpeningQueue {
  readonly #openings: readonly Opening[];
  readonly #seals: ReadonlyMap<number, SealPicture>;
  #taken = 0;

  constructor(openings: readonly Opening[], seals: ReadonlyMap<number, SealPicture>) {
    this.#openings = openings;
    this.#seals = seals;
  }

  get isEmpty(): boolean {
    return this.#taken === this.#openings.length;
  }

  /** Takes the proof of a card that was shown; null for any card. */
  readonly next = (card: Card | null): Opening => {
    const opening = this.#openings[this.#taken++];
    if (opening === undefined) return contradict({ key: 'opening-missing', card });
    if (card !== null && opening.card !== card) return contradict({ key: 'other-card', card, opened: opening.card });
    if (!this.#isProved(opening)) {
      const { stock, position } = opening;
      return contradict({ key: 'wrong-opening', card: opening.card, stock, position });
    }
    return opening;
  };

  /** What is taken while something is done. */
  during(doing: () => void): Opening[] {
    const before = this.#taken;
    doing();
    return this.#openings.slice(before, this.#taken);
  }

  #isProved(opening: Opening): boolean {
    return this.#seals.get(opening.stock)?.leaves[opening.position] === leafOf(opening);
  }
}
