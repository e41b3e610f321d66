const FIRST_CAPACITY = 1024;

/** A growing list of whole numbers. */
class Numbers {
  length = 0;
  private words = new Int32Array(FIRST_CAPACITY);

  push(word: number): void {
    if (this.length === this.words.length) {
      const wider = new Int32Array(this.words.length * 2);
      wider.set(this.words);
      this.words = wider;
    }
    this.words[this.length++] = word;
  }

  at(index: number): number {
    return this.words[index];
  }
}

/** The graph of states. A step is a tick if it advances the counter towards its limit. */
export class Graph {
  private readonly from = new Numbers();
  private readonly to = new Numbers();
  private readonly ticks = new Numbers();

  add(from: number, to: number, isTick: boolean): void {
    this.from.push(from);
    this.to.push(to);
    this.ticks.push(isTick ? 1 : 0);
  }

  /** Returns a state from which no end can be reached, or undefined. */
  stuck(states: number, ends: readonly number[]): number | undefined {
    const before = this.reversed(states, () => true);
    const canEnd = new Uint8Array(states);
    const waiting = [...ends];
    for (const end of ends) canEnd[end] = 1;
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const earlier of before(at)) {
        if (canEnd[earlier] === 1) continue;
        canEnd[earlier] = 1;
        waiting.push(earlier);
      }
    }
    const found = canEnd.indexOf(0);
    return found < 0 ? undefined : found;
  }

  /** Returns a state from which a cycle can be reached, or undefined. Ticks are ignored unless `countsTicks` is set. */
  circling(states: number, countsTicks: boolean): number | undefined {
    const counts = (edge: number) => countsTicks || this.ticks.at(edge) === 0;
    const before = this.reversed(states, counts);
    const stepsLeft = new Int32Array(states);
    for (let edge = 0; edge < this.from.length; edge++) if (counts(edge)) stepsLeft[this.from.at(edge)] += 1;
    const waiting = Array.from(stepsLeft.keys()).filter((state) => stepsLeft[state] === 0);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const earlier of before(at)) {
        stepsLeft[earlier] -= 1;
        if (stepsLeft[earlier] === 0) waiting.push(earlier);
      }
    }
    const found = stepsLeft.findIndex((left) => left > 0);
    return found < 0 ? undefined : found;
  }

  /** Returns a function that gives the predecessors of each state. */
  private reversed(states: number, counts: (edge: number) => boolean): (state: number) => Int32Array {
    const ends = new Int32Array(states + 1);
    for (let edge = 0; edge < this.to.length; edge++) if (counts(edge)) ends[this.to.at(edge) + 1] += 1;
    for (let state = 0; state < states; state++) ends[state + 1] += ends[state];
    const sources = new Int32Array(ends[states]);
    const filled = ends.slice();
    for (let edge = 0; edge < this.to.length; edge++) {
      if (counts(edge)) sources[filled[this.to.at(edge)]++] = this.from.at(edge);
    }
    return (state) => sources.subarray(ends[state], ends[state + 1]);
  }
}
