/** Allows a burst and then a steady rate. */
export class TokenBucket {
  readonly #perMs: number;
  readonly #most: number;
  #tokens: number;
  #filledAt: number;

  constructor(most: number, perMs: number, now: number) {
    this.#most = most;
    this.#perMs = perMs;
    this.#tokens = most;
    this.#filledAt = now;
  }

  /** Takes one token, or returns false. */
  take(now: number): boolean {
    this.#fill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** A full bucket remembers nothing. */
  isFull(now: number): boolean {
    this.#fill(now);
    return this.#tokens >= this.#most;
  }

  #fill(now: number): void {
    this.#tokens = Math.min(this.#most, this.#tokens + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
  }
}

const MOST_BUCKETS = 10_000;

/** A bucket for each address. */
export class TokenBuckets {
  readonly #most: number;
  readonly #perMs: number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(most: number, perMs: number) {
    this.#most = most;
    this.#perMs = perMs;
  }

  take(address: string, now: number): boolean {
    return this.#of(address, now).take(now);
  }

  #of(address: string, now: number): TokenBucket {
    const known = this.#buckets.get(address);
    if (known !== undefined) return known;
    if (this.#buckets.size >= MOST_BUCKETS) this.#forget(now);
    const bucket = new TokenBucket(this.#most, this.#perMs, now);
    this.#buckets.set(address, bucket);
    return bucket;
  }

  /** If too few are full, the oldest go: a flood from many addresses must cost neither memory nor time. */
  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(address);
    for (const address of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_BUCKETS / 2) break;
      this.#buckets.delete(address);
    }
  }
}
