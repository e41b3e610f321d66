const FIRST_CAPACITY = 256;

/** Events as integers. `apply` writes them only if a log is passed, and cheaply enough for the simulation loop. */
export class EventLog {
  ints = new Int32Array(FIRST_CAPACITY);
  length = 0;
  private capacity = FIRST_CAPACITY;

  push(int: number): void {
    if (this.length === this.capacity) this.grow();
    this.ints[this.length++] = int;
  }

  /** Writes `count` cards of a pile, from its place `from` on. */
  pushCards(cards: Uint8Array, from: number, count: number): void {
    for (let i = 0; i < count; i++) this.push(cards[from + i]);
  }

  clear(): void {
    this.length = 0;
  }

  private grow(): void {
    const wider = new Int32Array(this.capacity * 2);
    wider.set(this.ints);
    this.ints = wider;
    this.capacity = wider.length;
  }
}
