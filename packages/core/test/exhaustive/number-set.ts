/** A set of whole numbers below a limit, one bit each. */
export class NumberSet {
  size = 0;
  private readonly words: Int32Array;

  constructor(limit: number) {
    this.words = new Int32Array(Math.ceil(limit / 32));
  }

  /** True when the number is new. */
  add(number: number): boolean {
    const at = number >>> 5;
    const bit = 1 << (number & 31);
    if ((this.words[at] & bit) !== 0) return false;
    this.words[at] |= bit;
    this.size += 1;
    return true;
  }
}
