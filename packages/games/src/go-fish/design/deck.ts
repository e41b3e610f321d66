import { type Card as EngineCard, packOf, rngFor, SHUFFLES, type ShuffleName } from '@shoal/core';
import { type Card, checkCard, engineCard, readableCard } from './card.ts';
import { CardPile } from './card-pile.ts';
import { checkList, checkName, checkWhole } from './checks.ts';
import { DesignError } from './design-error.ts';
import { counted, INSPECT } from './readable.ts';
import { type Seed, seedFrom } from './seed.ts';

const SHUFFLE_NAMES = Object.keys(SHUFFLES) as ShuffleName[];

export const checkShuffle = (name: unknown): ShuffleName => checkName(name, SHUFFLE_NAMES, 'a shuffle');

/** A pile of cards, face down. The first card of `cards` is its top. */
export class Deck extends CardPile {
  #cards: Card[];

  /** All 52 cards, unless others are given. */
  constructor(cards: readonly Card[] = packOf(1).map(readableCard)) {
    super();
    this.#cards = checkList(cards, 'The cards of a deck').map(checkCard);
  }

  static create(): Deck {
    return new Deck();
  }

  override get cards(): readonly Card[] {
    return [...this.#cards];
  }

  /** Randomizes the order in place. A seed always gives the same order; without one each order differs. */
  shuffle(seed?: Seed, kind: ShuffleName = 'fisher-yates'): void {
    const shuffle = SHUFFLES[checkShuffle(kind)];
    const order = Uint8Array.from(this.#cards, engineCard);
    shuffle(order, order.length, rngFor(seedFrom(seed), 'deal'));
    this.#cards = Array.from(order, (card) => readableCard(card as EngineCard));
  }

  /** Removes and returns the top n cards. */
  deal(n: number): Card[] {
    const count = checkWhole(n, 0, Number.POSITIVE_INFINITY, 'The number of cards to deal');
    if (count > this.size()) {
      throw new DesignError(
        'too-few-cards',
        `Cannot deal ${counted(count, 'card')}: the deck has only ${this.size()}.`,
      );
    }
    return this.#cards.splice(0, count);
  }

  /** Removes and returns the top card; null when the deck is empty. */
  drawOne(): Card | null {
    return this.#cards.shift() ?? null;
  }

  [INSPECT](): string {
    return `Deck: ${this}`;
  }
}
