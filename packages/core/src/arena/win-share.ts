/** A confidence interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The sums that a mean and its interval need; those of two workers can be added. */
export interface WinShareSums {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

/** Student's factor of a 95 % interval for 1, 2, 3 … degrees of freedom; beyond the table a closed form is as good. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];
const NORMAL = 1.959964;

const factorFor = (freedom: number): number => STUDENT[freedom - 1] ?? NORMAL + 2.372 / freedom + 2.8 / freedom ** 2;

/** The win share of a bot or a seat, one observation a deal, with its 95 % interval. */
export class WinShare implements WinShareSums {
  count = 0;
  sum = 0;
  squares = 0;

  /** From 0, lost, to 1, won alone; a deal played in several rotations counts with their mean. */
  add(share: number): void {
    this.count += 1;
    this.sum += share;
    this.squares += share * share;
  }

  /** The order of merging decides the last digit: merge in the order of the deals. */
  merge({ count, sum, squares }: WinShareSums): void {
    this.count += count;
    this.sum += sum;
    this.squares += squares;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /**
   * Wilson's interval, which stays within 0 and 1, for as many plain games as these deals are worth: the less deals
   * differ, the more. However alike they are, one more deal might have been the exception.
   */
  get interval(): Interval {
    if (this.count < 2) return { low: 0, high: 1 };
    const { count, mean } = this;
    const most = mean * (1 - mean);
    const variance = (this.squares - this.sum * mean) / (count - 1);
    const worth = most <= 0 ? count : count / Math.max(1 / count, variance / most);
    return wilson(mean, worth, factorFor(count - 1));
  }
}

function wilson(mean: number, count: number, factor: number): Interval {
  const square = factor * factor;
  const middle = (mean + square / (2 * count)) / (1 + square / count);
  const spread = (mean * (1 - mean)) / count + square / (4 * count * count);
  const margin = (factor * Math.sqrt(Math.max(0, spread))) / (1 + square / count);
  // A mean of 0 or 1 is its own bound; rounding must not move it.
  return { low: Math.min(mean, Math.max(0, middle - margin)), high: Math.max(mean, Math.min(1, middle + margin)) };
}
