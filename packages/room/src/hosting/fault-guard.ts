import type { MonotonicClock } from '../room/ports.ts';

/** Catches bugs, so that each stops one room and never the server. */
export class FaultGuard {
  readonly #tell: (error: unknown) => void;
  /** One bug often shows in several places: it counts once. */
  #hasFailed = false;

  constructor(tell: (error: unknown) => void) {
    this.#tell = tell;
  }

  readonly fail = (error: unknown): void => {
    if (this.#hasFailed) return;
    this.#hasFailed = true;
    this.#tell(error);
  };

  run(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Resolves to null after a bug. */
  async wait<T>(run: () => Promise<T>): Promise<T | null> {
    try {
      return await run();
    } catch (error) {
      this.fail(error);
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
