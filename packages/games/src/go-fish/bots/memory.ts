import { lowestBit, type Rng } from '@shoal/core';
import { slotOf } from '../rules/state.ts';
import { BestAsk } from './best-ask.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';

/** Certain hits come first and known misses last, whatever the seat holds. */
const CERTAIN = 100;
const HOPELESS = -100;

/** Takes certain hits, avoids known misses, and otherwise asks for what it holds most of. */
export class Memory extends BestAsk {
  /** Asks after which a fact is forgotten, and how often in a hundred it slips the mind before. */
  readonly #span: number;
  readonly #lapses: number;
  /** How many cards a whim may outweigh. */
  readonly #whim: number;

  constructor(span = Infinity, lapses = 0, whim = 1) {
    super();
    this.#span = span;
    this.#lapses = lapses;
    this.#whim = whim;
  }

  protected override weighAll(knowledge: GoFishSeatKnowledge, worths: Float64Array, rng: Rng): void {
    for (let held = knowledge.held; held !== 0; held &= held - 1) {
      const rank = lowestBit(held);
      for (let targets = knowledge.targets; targets !== 0; targets &= targets - 1) {
        const slot = slotOf(lowestBit(targets), rank);
        worths[slot] =
          knowledge.own[rank] + (this.#whim > 1 ? rng.below(this.#whim) : 0) + this.#fact(knowledge, slot, rng);
      }
    }
  }

  #fact({ common }: GoFishSeatKnowledge, slot: number, rng: Rng): number {
    const isCertain = common.proven[slot] > 0;
    if (!isCertain && common.open[slot] > 0) return 0;
    if (common.age(slot) > this.#span || (this.#lapses > 0 && rng.below(100) < this.#lapses)) return 0;
    return isCertain ? CERTAIN : HOPELESS;
  }
}
