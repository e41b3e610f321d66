/** The results of each candidate in each world, kept apart so that candidates can be compared in pairs. */
export class Trials {
  readonly #values: Float64Array[];
  readonly #counts: number[];

  constructor(candidates: number, worlds: number) {
    this.#values = Array.from({ length: candidates }, () => new Float64Array(worlds));
    this.#counts = Array.from({ length: candidates }, () => 0);
  }

  add(candidate: number, value: number): void {
    const at = this.#counts[candidate]++;
    // A tiny budget still plays one world a round, which may exceed its promise.
    if (at === this.#values[candidate].length) this.#values[candidate] = widened(this.#values[candidate]);
    this.#values[candidate][at] = value;
  }

  count(candidate: number): number {
    return this.#counts[candidate];
  }

  mean(candidate: number): number {
    let sum = 0;
    for (let world = 0; world < this.#counts[candidate]; world++) sum += this.#values[candidate][world];
    return this.#counts[candidate] === 0 ? 0 : sum / this.#counts[candidate];
  }

  /** The mean gain of one candidate over another in the worlds that both were tried in, with its error. */
  gain(candidate: number, other: number, from = 0): Gain {
    const to = Math.min(this.#counts[candidate], this.#counts[other]);
    const count = to - from;
    if (count < 2) return { mean: 0, error: Number.POSITIVE_INFINITY };
    let sum = 0;
    let squares = 0;
    for (let world = from; world < to; world++) {
      const difference = this.#values[candidate][world] - this.#values[other][world];
      sum += difference;
      squares += difference * difference;
    }
    const mean = sum / count;
    return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
  }
}

function widened(values: Float64Array): Float64Array {
  const wider = new Float64Array(2 * values.length + 1);
  wider.set(values);
  return wider;
}

export interface Gain {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
}
