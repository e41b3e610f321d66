import type { MonotonicClock } from '../../src/room/ports.ts';

interface Timer {
  readonly at: number;
  readonly order: number;
  run: (() => void) | null;
}

/** A clock that moves only when nothing is left to do, so that hours pass in an instant and always in one order. */
export class VirtualTime implements MonotonicClock {
  readonly #timers: Timer[] = [];
  #nowMs = 0;
  #order = 0;

  now(): Date {
    return new Date(Date.UTC(2026, 0, 1) + this.#nowMs);
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  after(ms: number, run: () => void): () => void {
    const timer: Timer = { at: this.#nowMs + Math.max(0, ms), order: this.#order++, run };
    this.#timers.splice(this.#placeOf(timer), 0, timer);
    return () => {
      timer.run = null;
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  /** Runs timer after timer until something is true. Returns false if that does not happen in so many milliseconds. */
  async runUntil(isDone: () => boolean, mostMs: number, afterEach: () => void = () => undefined): Promise<boolean> {
    const end = this.#nowMs + mostMs;
    await settled();
    while (!isDone()) {
      const timer = this.#timers.shift();
      if (timer === undefined || timer.at > end) {
        if (timer !== undefined) this.#timers.unshift(timer);
        this.#nowMs = end;
        return isDone();
      }
      if (timer.run === null) continue;
      this.#nowMs = timer.at;
      timer.run();
      await settled();
      afterEach();
    }
    return true;
  }

  async pass(ms: number): Promise<void> {
    await this.runUntil(() => false, ms);
  }

  #placeOf({ at }: Timer): number {
    let [low, high] = [0, this.#timers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#timers[middle].at <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** All promises that can settle have settled. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
