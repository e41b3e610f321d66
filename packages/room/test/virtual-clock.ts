import type { MonotonicClock } from '../src/room/ports.ts';

interface Timer {
  readonly at: number;
  readonly number: number;
  run(): void;
}

/** Lets everything run that is ready. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Time that passes only when a test says so. */
export class VirtualClock implements MonotonicClock {
  #nowMs = 1_000_000;
  #timers: readonly Timer[] = [];
  #started = 0;

  /** How many callbacks are waiting for their time. */
  get waiting(): number {
    return this.#timers.length;
  }

  now(): Date {
    return new Date(Date.UTC(2026, 10, 20) + this.#nowMs);
  }

  monotonicMs(): number {
    return this.#nowMs;
  }

  after(ms: number, run: () => void): () => void {
    this.#started += 1;
    const timer = { at: this.#nowMs + ms, number: this.#started, run };
    this.#timers = [...this.#timers, timer];
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets so much time pass, and everything happen that is due meanwhile. */
  async pass(ms: number): Promise<void> {
    const end = this.#nowMs + ms;
    await settle();
    for (let timer = this.#nextBefore(end); timer !== undefined; timer = this.#nextBefore(end)) {
      this.#timers = this.#timers.filter((other) => other !== timer);
      this.#nowMs = Math.max(this.#nowMs, timer.at);
      timer.run();
      await settle();
    }
    this.#nowMs = end;
  }

  #nextBefore(end: number): Timer | undefined {
    const [next] = this.#timers.toSorted((one, other) => one.at - other.at || one.number - other.number);
    return next !== undefined && next.at <= end ? next : undefined;
  }
}
