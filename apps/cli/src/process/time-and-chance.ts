import { randomBytes } from 'node:crypto';
import type { Clock } from '@shoal/room';

/** A seed that nobody can foretell, for a real table. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** The date where the person is, as 2026-11-16. */
export function today(now = new Date()): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1, 2)}-${part(now.getDate(), 2)}`;
}

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
