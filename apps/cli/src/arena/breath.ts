import { setImmediate } from 'node:timers/promises';
import { Interrupted } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';

/** Long work looks up from time to time. */
export interface Breath {
  isDue(): boolean;
  take(): Promise<void>;
}

/** How long the program may work without looking up for Ctrl-C. */
const WORK_MS = 50;

/** Whoever works lets signals and messages in, and then sees what came. */
export function deepBreath(look: () => void = () => undefined): Breath {
  let dueMs = performance.now() + WORK_MS;
  return {
    isDue: () => performance.now() >= dueMs,
    async take() {
      await setImmediate();
      look();
      dueMs = performance.now() + WORK_MS;
    },
  };
}

/** In the main thread: work stops when Ctrl-C came. */
export const breathFor = (interruption: Interruption): Breath =>
  deepBreath(() => {
    if (interruption.hasCome) throw new Interrupted();
  });

/** A worker is stopped from outside and need not look up. */
export const NO_BREATH: Breath = { isDue: () => false, take: () => Promise.resolve() };
