import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { Allocation } from './job.ts';
import type { TimedWork } from './stopwatch.ts';

const WARM_UP_CALLS = 40;
const WARM_UP_GAMES = 10_000;

/** So roomy a nursery that nothing need be collected: what is allocated stays and can be counted. */
export const ALLOCATION_FLAGS = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];

const ATTEMPTS = 3;

/** The least of several attempts: a late compilation leaves its bytes in one of them, the games would in all. */
export async function allocationOf(work: TimedWork, games: number): Promise<Allocation> {
  // Many calls, so that the compiled loop is also entered from its top.
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
  // Reading the heap's size allocates a little itself: two readings with nothing between them tell how much.
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

  /** The observer is told only when the event loop turns. */
  async reset(): Promise<number> {
    await setImmediate();
    await setImmediate();
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}
