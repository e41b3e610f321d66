import type { Rng } from './rng.ts';
import { rngFor } from './seed.ts';
import { DEFAULT_SHUFFLE, fisherYates, SHUFFLES, type Shuffle, type ShuffleName } from './shuffle.ts';

/** All chance enters a game through this interface. */
export interface Chance {
  /** Puts the whole pack into the order in which it is dealt, top first. */
  orderPack(pack: Uint8Array): void;
  /** Puts the first `count` cards, the rebuilt stock, into the order in which they are drawn. */
  orderStock(stock: Uint8Array, count: number, rebuild: number): void;
  /** Returns the index of one of the first `count` hidden cards, each equally likely; `pick` counts from 1. */
  pickCard(cards: Uint8Array, count: number, pick: number): number;
  /** Copies the generator: every order changes its state. */
  copy?(): Chance;
}

/** Takes every order from one running generator: for simulation and imagined worlds. */
export class RandomChance implements Chance {
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  orderPack(pack: Uint8Array): void {
    fisherYates(pack, pack.length, this.#rng);
  }

  orderStock(stock: Uint8Array, count: number): void {
    fisherYates(stock, count, this.#rng);
  }

  pickCard(_cards: Uint8Array, count: number): number {
    return this.#rng.below(count);
  }

  copy(): RandomChance {
    return new RandomChance(this.#rng.copy());
  }
}

/** Derives every order from the seed and its purpose: the n-th rebuild or pick does not depend on what happened before. */
export class SeededChance implements Chance {
  #seed: string;
  readonly #shuffle: Shuffle;
  #rng: Rng | undefined;

  constructor(seed: string, shuffle: ShuffleName = DEFAULT_SHUFFLE) {
    this.#seed = seed;
    this.#shuffle = SHUFFLES[shuffle];
  }

  /** Goes on with another seed, as a fresh one would. */
  restart(seed: string): this {
    this.#seed = seed;
    return this;
  }

  orderPack(pack: Uint8Array): void {
    this.#shuffle(pack, pack.length, this.#rngFor('deal'));
  }

  orderStock(stock: Uint8Array, count: number, rebuild: number): void {
    this.#shuffle(stock, count, this.#rngFor(`rebuild ${rebuild}`));
  }

  pickCard(_cards: Uint8Array, count: number, pick: number): number {
    return this.#rngFor(`pick ${pick}`).below(count);
  }

  #rngFor(purpose: string): Rng {
    this.#rng = rngFor(this.#seed, purpose, this.#rng);
    return this.#rng;
  }
}
