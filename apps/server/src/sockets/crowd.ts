/** Counts who is connected, so that no address takes all places. */
export class Crowd {
  readonly #most: number;
  readonly #mostPerAddress: number;
  readonly #counts = new Map<string, number>();
  #total = 0;

  constructor(most: number, mostPerAddress: number) {
    this.#most = most;
    this.#mostPerAddress = mostPerAddress;
  }

  /** Takes a place. Returns how to leave it, or null if there is none. */
  enter(address: string): (() => void) | null {
    const count = this.#counts.get(address) ?? 0;
    if (this.#total >= this.#most || count >= this.#mostPerAddress) return null;
    this.#counts.set(address, count + 1);
    this.#total += 1;
    let isHere = true;
    return () => {
      if (isHere) this.#leave(address);
      isHere = false;
    };
  }

  #leave(address: string): void {
    this.#total -= 1;
    const count = this.#counts.get(address) ?? 0;
    if (count > 1) this.#counts.set(address, count - 1);
    else this.#counts.delete(address);
  }
}
