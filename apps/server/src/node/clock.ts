import type { MonotonicClock } from '@shoal/room';

export const CLOCK: MonotonicClock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
  after: (ms, run) => {
    if (ms === 0) {
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    }
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
