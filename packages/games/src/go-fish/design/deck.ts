/** The cards that nobody holds yet. Only their number is known, so that is all there is to read. */
export class Deck {
  readonly #size: () => number;

  constructor(size: () => number) {
    this.#size = size;
  }

  get size(): number {
    return this.#size();
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }
}
