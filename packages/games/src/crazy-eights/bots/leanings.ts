import { type Seat, SUIT_COUNT } from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { ANYTHING } from '../rules/state.ts';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';

/** How each kind of action changes the likelihood that a seat holds more cards of a suit. */
export interface LeaningFactors {
  /** It follows the suit in force. */
  readonly stays: number;
  /** It changes the suit by rank: the suit it leaves, and the one it goes to. */
  readonly leaves: number;
  readonly comes: number;
  /** It plays a wild card: the suit in force, and the one it names. */
  readonly escapes: number;
  readonly names: number;
  /** It goes drawing: each wild card among those it holds. */
  readonly hardlyWild: number;
}

/** Fitted to games of pike and dolphin: least squared error of the number of cards of a suit in each hand. */
const FITTED: LeaningFactors = { stays: 0.7, leaves: 0.6, comes: 1.2, escapes: 0.28, names: 2.3, hardlyWild: 0.13 };

/** Which suits each seat probably holds, from what it chose to play. New cards fade the evidence. */
export class Leanings {
  readonly #weights: Float64Array;
  readonly #sizes: Float64Array;
  readonly #factors: LeaningFactors;
  #inForce = ANYTHING;

  constructor(rules: CrazyEightsRules, log: readonly CrazyEightsEvent[], factors: LeaningFactors = FITTED) {
    this.#weights = new Float64Array(rules.seats * SUIT_COUNT).fill(1);
    this.#sizes = new Float64Array(rules.seats).fill(rules.options.handSize);
    this.#factors = factors;
    for (const event of log) this.#take(event, rules.wild);
  }

  get hardlyWild(): number {
    return this.#factors.hardlyWild;
  }

  /** The factor of each suit for a seat; 1 is neutral. */
  suits(seat: Seat): Float64Array {
    return this.#weights.subarray(seat * SUIT_COUNT, (seat + 1) * SUIT_COUNT);
  }

  #take(event: CrazyEightsEvent, wild: number): void {
    if (event.type === 'starter') this.#inForce = event.card >> 2 === wild ? ANYTHING : event.card & 3;
    else if (event.type === 'play') this.#play(event.seat, event.suit ?? event.card & 3, event.suit !== undefined);
    else if (event.type === 'drew') this.#dilute(event.seat, event.cards.length);
  }

  #play(seat: Seat, suit: number, isWild: boolean): void {
    const { stays, leaves, comes, escapes, names } = this.#factors;
    if (this.#inForce !== ANYTHING) {
      if (suit !== this.#inForce) this.#lean(seat, this.#inForce, isWild ? escapes : leaves);
      else if (!isWild) this.#lean(seat, suit, stays);
    }
    if (isWild) this.#lean(seat, suit, names);
    else if (suit !== this.#inForce) this.#lean(seat, suit, comes);
    this.#inForce = suit;
    this.#sizes[seat] = Math.max(1, this.#sizes[seat] - 1);
  }

  #lean(seat: Seat, suit: number, factor: number): void {
    this.#weights[seat * SUIT_COUNT + suit] *= factor;
  }

  #dilute(seat: Seat, cards: number): void {
    const size = this.#sizes[seat];
    const weights = this.suits(seat);
    for (let suit = 0; suit < SUIT_COUNT; suit++) weights[suit] = (weights[suit] * size + cards) / (size + cards);
    this.#sizes[seat] = size + cards;
  }
}
