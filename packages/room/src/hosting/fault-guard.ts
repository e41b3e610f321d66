import type { MonotonicClock } from '../room/ports.ts';

/** Catches bugs, so that each stops one room and never the server. */
export class FaultGuard {
  readonly #fail: (error: unknown) => void;

  constructor(fail: (error: unknown) => void) {
    this.#fail = fail;
  }

  run(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Resolves to null after a bug. */
  async wait<T>(run: () => Promise<T>): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }

  /** A clock whose timers are guarded. */
  clock(clock: MonotonicClock): MonotonicClock {
    return {
      now: () => clock.now(),
      monotonicMs: () => clock.monotonicMs(),
      after: (ms, run) => clock.after(ms, () => this.run(run)),
    };
  }
}
