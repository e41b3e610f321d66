import { setImmediate } from 'node:timers/promises';
import { Interrupted } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';

/** Lets signals and messages in while long work goes on. */
export interface Yielder {
  isDue(): boolean;
  yieldNow(): Promise<void>;
}

/** How long the program may work before it notices Ctrl-C. */
const WORK_MS = 50;

/** Calls `check` whenever signals and messages have been let in. */
export function timedYielder(check: () => void = () => undefined): Yielder {
  let dueMs = performance.now() + WORK_MS;
  return {
    isDue: () => performance.now() >= dueMs,
    async yieldNow() {
      await setImmediate();
      check();
      dueMs = performance.now() + WORK_MS;
    },
  };
}

/** For the main thread: Ctrl-C ends the work with `Interrupted`. */
export const interruptibleYielder = (interruption: Interruption): Yielder =>
  timedYielder(() => {
    if (interruption.hasCome) throw new Interrupted();
  });

/** For a worker, which is stopped from outside. */
export const NEVER_YIELDING: Yielder = { isDue: () => false, yieldNow: () => Promise.resolve() };
