import { type ActionCode, type Seat, seatNumbers } from '../engine/cards/kind.ts';
import type { Rng } from '../engine/chance/rng.ts';
import { shareOf } from '../engine/rules/places.ts';
import type { Vocabulary } from '../engine/rules/rules.ts';
import type { RolloutSampler } from './rollout-sampler.ts';
import { Trials } from './trials.ts';

/**
 * How much worse than the prior's choice other actions are expected to be, and how widely they spread: two hundredths of
 * the win, measured. So an action must look much better after a few trials, and a little better after many.
 */
const TYPICAL = 0.02;

/** Standard errors by which an action must do worse than the prior's choice to drop out. */
const HOPELESS = 2;

/** One action, or several in a row while the seat keeps the turn. */
export type Plan = readonly ActionCode[];

/** Compares the actions of one seat in the same worlds. The worse ones drop out round by round. */
export class Candidates<G extends Vocabulary> {
  readonly trials: Trials;
  readonly #sampler: RolloutSampler<G>;
  readonly #seat: Seat;
  readonly #plans: readonly Plan[];
  #alive: readonly number[];

  constructor(sampler: RolloutSampler<G>, seat: Seat, plans: readonly Plan[], rollouts: number) {
    this.#sampler = sampler;
    this.#seat = seat;
    this.#plans = plans;
    this.trials = new Trials(plans.length, rollouts);
    this.#alive = seatNumbers(plans.length);
  }

  /** The candidates still in play, best first. */
  get alive(): readonly number[] {
    return [...this.#alive].sort((a, b) => this.trials.mean(b) - this.trials.mean(a) || a - b);
  }

  /** Tries the remaining candidates in `worlds` more worlds. */
  tryIn(worlds: number, rng: Rng, isLate?: () => boolean): void {
    for (let world = 0; world < worlds && !isLate?.(); world++) {
      this.#sampler.nextWorld(rng);
      for (const candidate of this.#alive) {
        this.trials.add(candidate, shareOf(this.#sampler.places(this.#plans[candidate]), this.#seat));
      }
    }
  }

  /** Keeps the best `count` candidates, and those in `always`. */
  keep(count: number, always: readonly number[]): void {
    this.#alive = [...new Set([...this.alive.slice(0, count), ...always])];
  }

  /** Halves the field round by round until the prior's choice has few rivals. Every round costs the same. */
  narrow(prior: number, rollouts: number, rng: Rng, isLate?: () => boolean): void {
    const rounds = Math.max(1, 32 - Math.clz32(Math.ceil(this.#plans.length / 2) - 1) + 1);
    for (let round = 1; round <= rounds && this.#alive.length > 1; round++) {
      this.tryIn(Math.max(1, Math.floor(rollouts / rounds / this.#alive.length)), rng, isLate);
      if (round < rounds) this.keep(Math.max(2, Math.ceil(this.#alive.length / 2)), [prior]);
      this.#alive = this.#alive.filter((candidate) => !this.#isHopeless(candidate, prior));
    }
  }

  #isHopeless(candidate: number, prior: number): boolean {
    const { mean, error } = this.trials.gain(candidate, prior);
    return candidate !== prior && mean < -HOPELESS * error;
  }

  /** Have all candidates won, or all lost, in every world so far? Then nothing is left to decide. */
  get isDecided(): boolean {
    const means = this.#alive.map((candidate) => this.trials.mean(candidate));
    return means.every((mean) => mean === means[0] && (mean === 0 || mean === 1));
  }

  /** The best candidate, or the prior's choice if the difference is not clear. */
  best(prior: number): number {
    const [first] = this.alive;
    const { mean, error } = this.trials.gain(first, prior);
    return mean * TYPICAL > error * error ? first : prior;
  }
}
