/** Numbers the multisets of one size over a few types without gaps, so that a bitmap can hold a set of multisets. */
export class Multisets {
  readonly count: number;
  private readonly types: number;
  private readonly size: number;
  /** At i × types + t: how many multisets come before one whose i-th smallest member is t, by members 0 … i alone. */
  private readonly before: Int32Array;

  constructor(types: number, size: number) {
    this.types = types;
    this.size = size;
    this.before = Int32Array.from({ length: size * types }, (_, at) => {
      const i = Math.floor(at / types);
      return binomial((at % types) + i, i + 1);
    });
    this.count = binomial(types + size - 1, size);
  }

  /** The number of the multiset with these counts per type. */
  numberOf(counts: Uint8Array): number {
    let number = 0;
    for (let type = 0, at = 0; type < this.types; type++) {
      for (let left = counts[type]; left > 0; left--, at += this.types) number += this.before[at + type];
    }
    return number;
  }

  /** Writes the members of a multiset, smallest first. */
  read(number: number, members: Uint8Array): void {
    let rest = number;
    for (let i = this.size - 1, type = this.types - 1; i >= 0; i--) {
      const row = i * this.types;
      while (this.before[row + type] > rest) type -= 1;
      rest -= this.before[row + type];
      members[i] = type;
    }
  }
}

function binomial(n: number, k: number): number {
  if (k > n) return 0;
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return Math.round(product);
}
