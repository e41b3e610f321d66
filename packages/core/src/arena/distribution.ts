/** Counts how often each whole number occurred: lengths of games, or scores. */
export class Distribution {
  readonly counts = new Map<number, number>();

  add(value: number, times = 1): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + times);
  }

  merge({ counts }: Pick<Distribution, 'counts'>): void {
    for (const [value, times] of counts) this.add(value, times);
  }

  get total(): number {
    let total = 0;
    for (const times of this.counts.values()) total += times;
    return total;
  }

  get mean(): number {
    let sum = 0;
    for (const [value, times] of this.counts) sum += value * times;
    return sum / Math.max(1, this.total);
  }

  /** Pairs of value and count, smallest value first. */
  entries(): [value: number, times: number][] {
    return [...this.counts].sort(([a], [b]) => a - b);
  }

  /** Returns a quantile: 0.5 is the median. */
  quantile(part: number): number {
    const entries = this.entries();
    let left = Math.max(1, Math.ceil(part * this.total));
    for (const [value, times] of entries) {
      left -= times;
      if (left <= 0) return value;
    }
    return 0;
  }
}
