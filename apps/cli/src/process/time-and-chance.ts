import { randomBytes } from 'node:crypto';
import type { Clock } from '@shoal/room';
import { localDate } from '@shoal/table-ui';

/** A seed that nobody can foretell, for a real table. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

export const today = (): string => localDate(new Date());

export const CLOCK: Clock = {
  now: () => new Date(),
  after: (ms, run) => {
    if (ms === 0) {
      const soon = setImmediate(run);
      return () => clearImmediate(soon);
    }
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
