import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Allocation } from './job.ts';
import type { TimedWork } from './stopwatch.ts';

const WARM_UP_CALLS = 40;
const WARM_UP_GAMES = 10_000;

/** A nursery so large that nothing is collected: everything allocated can be counted. */
export const ALLOCATION_FLAGS = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];

const ATTEMPTS = 3;

/** Returns the least of several attempts: a late compilation adds bytes to one attempt, the games would to all. */
export async function allocationOf(work: TimedWork, games: number): Promise<Allocation> {
  // Many calls, so that the compiled loop is also entered at its start.
  for (let call = 0; call < WARM_UP_CALLS; call++) work.run(WARM_UP_GAMES);
  const collections = new CollectionCount();
  let least = await attempt(work, games, collections);
  for (let i = 1; i < ATTEMPTS && least.bytesPerGame > 0; i++) {
    const next = await attempt(work, games, collections);
    if (next.bytesPerGame < least.bytesPerGame) least = next;
  }
  return least;
}

async function attempt(work: TimedWork, games: number, collections: CollectionCount): Promise<Allocation> {
  globalThis.gc?.();
  await collections.reset();
  // Reading the heap size allocates a little: two consecutive readings show how much.
  const [, first, second] = [heapBytes(), heapBytes(), heapBytes()];
  const before = heapBytes();
  work.run(games);
  const allocated = heapBytes() - before - (second - first);
  return { games, bytesPerGame: Math.max(0, allocated) / games, collections: await collections.reset() };
}

const heapBytes = () => process.memoryUsage().heapUsed;

class CollectionCount {
  #count = 0;

  constructor() {
    const observer = new PerformanceObserver((list) => {
      this.#count += list.getEntries().length;
    });
    observer.observe({ entryTypes: ['gc'] });
  }

  /** The observer is notified only in the next turn of the event loop. */
  async reset(): Promise<number> {
    await setImmediate();
    await setImmediate();
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}
