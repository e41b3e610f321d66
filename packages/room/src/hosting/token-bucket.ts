import { LIMITS } from '../protocol/limits.ts';

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

/** A bucket for each address, or for each person of a room. */
export class TokenBuckets {
  readonly #most: number;
  readonly #perMs: number;
  readonly #mostBuckets: number;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(most: number, perMs: number, mostBuckets = MOST_BUCKETS) {
    this.#most = most;
    this.#perMs = perMs;
    this.#mostBuckets = mostBuckets;
  }

  take(key: string, now: number): boolean {
    return this.#of(key, now).take(now);
  }

  #of(key: string, now: number): TokenBucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    if (this.#buckets.size >= this.#mostBuckets) this.#forget(now);
    const bucket = new TokenBucket(this.#most, this.#perMs, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** If too few are full, the oldest go: a flood from many addresses must cost neither memory nor time. */
  #forget(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= this.#mostBuckets / 2) break;
      this.#buckets.delete(key);
    }
  }
}

/** More people than a room has at any time: some buckets belong to people who have left. */
const MOST_PEOPLE = 2 * LIMITS.peoplePerRoom;

/** A bucket for each person of a room. */
export const bucketsOfPeople = (atOnce: number, perSecond: number): TokenBuckets =>
  new TokenBuckets(atOnce, perSecond / 1000, MOST_PEOPLE);
