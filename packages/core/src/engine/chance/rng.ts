/** Enough for a deal. Simulations start a generator anew for each game, and drop what is left of its batch. */
const BATCH_HALVES = 64;

/**
 * A seeded source of chance. Generators write a batch of 16-bit halves at a time; `below` takes one half
 * and is exact: every outcome is equally likely, by rejection. Whole-number arithmetic only, so nothing is boxed.
 */
export abstract class Rng {
  private readonly halves = new Uint16Array(BATCH_HALVES);
  private left = 0;

  /** Writes the next halves of the generator's stream, from the end of the batch to its beginning. */
  protected abstract fill(halves: Uint16Array): void;

  /** A whole number from 0 to n − 1, for n up to 2¹⁵. */
  below(n: number): number {
    const product = this.half() * n;
    // A fraction below n marks the few halves that could make some outcomes likelier than others.
    if ((product & 0xffff) < n) return this.fairProduct(product, n) >> 16;
    return product >> 16;
  }

  /** An independent copy that continues with the same numbers. */
  abstract copy(): Rng;

  /** Takes over what is left of another generator's batch. */
  protected goOnFrom(other: Rng): void {
    this.halves.set(other.halves);
    this.left = other.left;
  }

  /** Drops what is left of the batch, for a generator that starts anew. */
  protected forget(): void {
    this.left = 0;
  }

  private half(): number {
    if (this.left === 0) this.refill();
    return this.halves[--this.left];
  }

  private fairProduct(first: number, n: number): number {
    const unfair = 0x10000 % n;
    let product = first;
    while ((product & 0xffff) < unfair) product = this.half() * n;
    return product;
  }

  private refill(): void {
    this.fill(this.halves);
    this.left = BATCH_HALVES;
  }
}

/** One of several, each equally likely. */
export const pick = <T>(choices: readonly T[], rng: Rng): T => choices[rng.below(choices.length)];
