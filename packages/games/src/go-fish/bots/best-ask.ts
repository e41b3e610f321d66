import { type ActionCode, type Level, lowestBit, type Rng } from '@shoal/core';
import { CODE_COUNT, FISH_CODE } from '../rules/codes.ts';
import { slotOf } from '../rules/state.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';

/** A level that values every legal ask and takes the best, ties at random. */
export abstract class BestAsk implements Level<GoFishSeatKnowledge> {
  /** The value of each ask, by its code: a typed array, so that no number is boxed. */
  readonly #worths = new Float64Array(CODE_COUNT);

  /** Writes the value of every legal ask. */
  protected abstract weighAll(knowledge: GoFishSeatKnowledge, worths: Float64Array, rng: Rng): void;

  choose(knowledge: GoFishSeatKnowledge, rng: Rng): ActionCode {
    if (knowledge.mustFish) return FISH_CODE;
    const worths = this.#worths;
    this.weighAll(knowledge, worths, rng);
    let best: number = FISH_CODE;
    let highest = -Infinity;
    let ties = 1;
    for (let held = knowledge.held; held !== 0; held &= held - 1) {
      const rank = lowestBit(held);
      for (let targets = knowledge.targets; targets !== 0; targets &= targets - 1) {
        const code = slotOf(lowestBit(targets), rank);
        const worth = worths[code];
        if (worth < highest) continue;
        ties = worth > highest ? 1 : ties + 1;
        highest = worth;
        if (ties === 1 || rng.below(ties) === 0) best = code;
      }
    }
    return best as ActionCode;
  }
}
