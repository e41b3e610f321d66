import { lowestBit, type Seat } from '@shoal/core';
import type { GoFishRules } from '../rules/rules.ts';
import { slotOf } from '../rules/state.ts';
import { BestAsk } from './best-ask.ts';
import { Posterior } from './posterior.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';
import { FEATURES, type GoFishWeights } from './weights.ts';

const [CHANCE, GAIN, BOOK, CERTAIN, OWN, SWING, REVEALS, EXPOSES, REPEATS, KNOWN, OUTSTANDING, LUCKY, HOPELESS, SIZE] =
  FEATURES.keys();

/** Values every ask by the posterior, and by how attentive the other seats seem to be. */
export class AskJudgement extends BestAsk {
  readonly posterior: Posterior;
  readonly #attentive: Float64Array;
  readonly #careless: Float64Array;
  /** Interpolates between attentive and careless seats. */
  readonly #weights = new Float64Array(FEATURES.length);
  readonly #hasLuck: boolean;

  constructor(rules: GoFishRules, weights: GoFishWeights) {
    super();
    this.posterior = new Posterior(rules);
    this.#attentive = Float64Array.from(weights.attentive);
    this.#careless = Float64Array.from(weights.careless);
    this.#hasLuck = rules.options.goAgainOnLuckyDraw;
  }

  protected override weighAll(knowledge: GoFishSeatKnowledge, worths: Float64Array): void {
    this.posterior.look(knowledge);
    this.#blend(this.posterior.attention);
    for (let held = knowledge.held; held !== 0; held &= held - 1) {
      const rank = lowestBit(held);
      for (let targets = knowledge.targets; targets !== 0; targets &= targets - 1) {
        const target = lowestBit(targets);
        worths[slotOf(target, rank)] = this.#score(knowledge, target, rank);
      }
    }
  }

  #blend(attention: number): void {
    for (let feature = 0; feature < this.#weights.length; feature++) {
      const careless = this.#careless[feature];
      this.#weights[feature] = careless + attention * (this.#attentive[feature] - careless);
    }
  }

  #score(knowledge: GoFishSeatKnowledge, target: Seat, rank: number): number {
    const { common, own, seat } = knowledge;
    const { posterior } = this;
    const w = this.#weights;
    posterior.weigh(knowledge, target, rank);
    const { chance } = posterior;
    const miss = 1 - chance;
    const cards = own[rank];
    const isPublic = common.proven[slotOf(seat, rank)] > 0;
    const outstanding = posterior.hidden[rank];
    let score = w[CHANCE] * chance + w[GAIN] * posterior.gain + w[BOOK] * posterior.book + w[OWN] * cards;
    score += chance * (w[SWING] * cards + w[SIZE] * common.sizes[target]) + miss * w[OUTSTANDING] * outstanding;
    if (chance === 1) score += w[CERTAIN];
    if (chance === 0) score += w[HOPELESS];
    if (isPublic) score += w[KNOWN] * chance + w[REPEATS] * miss * cards;
    else score += miss * (w[REVEALS] + w[EXPOSES] * cards * outstanding);
    return this.#hasLuck ? score + w[LUCKY] * miss * posterior.fishing(knowledge, rank) : score;
  }
}
