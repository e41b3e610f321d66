import type { HostClock } from '@shoal/room/hosting';

export const CLOCK: HostClock = {
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
