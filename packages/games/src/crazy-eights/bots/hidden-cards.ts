import { fisherYates, type Rank, type Rng, SUIT_COUNT } from '@shoal/core';
import { placeOf, wordOf } from '../rules/state.ts';

/** Four suits, and wild. */
const KINDS = SUIT_COUNT + 1;
/** Exchanges tried for each weighted place. */
const ROUNDS = 4;
const FINE = 1 << 15;

/** Cards that a viewer cannot see and the places where they can lie, some of which exclude some faces. */
export class CrazyEightsHiddenCards {
  /** The card in each place. */
  readonly cards: Uint8Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  /** Only the first places, up to this count, exclude anything. */
  #fussy = 0;
  readonly #tried: Uint8Array;
  readonly #wild: Rank;
  /** The weights of a place for each suit and for wild cards; other places are neutral. */
  readonly #weights: Float64Array;
  #weighed = 0;

  constructor(cards: readonly number[], wild: Rank) {
    this.#wild = wild;
    this.#weights = new Float64Array(cards.length * KINDS).fill(1);
    this.cards = Uint8Array.from(cards);
    this.#low = new Int32Array(cards.length);
    this.#high = new Int32Array(cards.length);
    this.#tried = new Uint8Array(cards.length);
  }

  /** A place excludes these faces. */
  exclude(place: number, low: number, high: number): void {
    this.#low[place] |= low;
    this.#high[place] |= high;
    if ((low | high) !== 0 && place >= this.#fussy) this.#fussy = place + 1;
  }

  /** A place leans to some suits, and to or against wild cards. */
  weigh(place: number, suits: Float64Array, wild: number): void {
    this.#weights.set(suits, place * KINDS);
    this.#weights[place * KINDS + SUIT_COUNT] = wild;
    if (place >= this.#weighed) this.#weighed = place + 1;
  }

  /** Deals the cards again to places that allow them. */
  shuffle(rng: Rng): void {
    const { cards } = this;
    fisherYates(cards, cards.length, rng);
    for (let place = 0; place < this.#fussy; place++) {
      if (this.fits(place, cards[place])) continue;
      this.#tried.fill(0);
      this.#settle(place, cards[place], rng.below(cards.length));
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (let place = 0; place < this.#weighed; place++) this.#exchange(place, rng.below(cards.length), rng);
    }
  }

  /** Exchanges the cards of two places with a chance that follows from their weights (Metropolis). */
  #exchange(one: number, other: number, rng: Rng): void {
    const { cards } = this;
    const a = cards[one];
    const b = cards[other];
    if (!this.fits(one, b) || !this.fits(other, a)) return;
    const now = this.#weight(one, a) * this.#weight(other, b);
    const then = this.#weight(one, b) * this.#weight(other, a);
    if (then < now && rng.below(FINE) * now >= then * FINE) return;
    cards[one] = b;
    cards[other] = a;
  }

  #weight(place: number, card: number): number {
    return this.#weights[place * KINDS + (card >> 2 === this.#wild ? SUIT_COUNT : card & 3)];
  }

  /** Can a card lie in a place? */
  fits(place: number, card: number): boolean {
    const mask = wordOf(card) === 0 ? this.#low[place] : this.#high[place];
    return ((mask >> placeOf(card)) & 1) === 0;
  }

  /** Finds a card that fits a place, moving others along a chain of places if necessary. */
  #settle(place: number, stray: number, start: number): boolean {
    this.#tried[place] = 1;
    return this.#swap(place, stray, start) || this.#shift(place, stray, start);
  }

  #swap(place: number, stray: number, start: number): boolean {
    const { cards } = this;
    const { length } = cards;
    for (let i = 0, at = start; i < length; i++, at = at + 1 === length ? 0 : at + 1) {
      if (!this.fits(place, cards[at]) || !this.fits(at, stray)) continue;
      cards[place] = cards[at];
      cards[at] = stray;
      return true;
    }
    return false;
  }

  #shift(place: number, stray: number, start: number): boolean {
    const { cards } = this;
    const { length } = cards;
    for (let i = 0, at = start; i < length; i++, at = at + 1 === length ? 0 : at + 1) {
      const card = cards[at];
      if (this.#tried[at] === 1 || !this.fits(place, card) || !this.#settle(at, stray, start)) continue;
      cards[place] = card;
      return true;
    }
    return false;
  }
}
