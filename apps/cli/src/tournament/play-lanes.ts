import type { DealTask } from './contest.ts';
import type { PlayedDeal } from './played-deal.ts';

/** What came of some tasks. */
export interface LaneAnswer {
  readonly deals: readonly PlayedDeal[];
  /** The records of their games, one a line; empty unless wanted. */
  readonly records: string;
}

/** Plays tasks, some at a time. */
export interface PlayLane {
  play(tasks: readonly DealTask[]): Promise<LaneAnswer>;
  /** When all is done. */
  close(): Promise<void>;
  /** When all is to stop, now. */
  kill(): void;
}

/** Results come in as often as this, more or less: seldom enough to cost nothing, often enough to lose little. */
const BATCH_MS = 100;
const LARGEST_BATCH = 512;

export type TakeAnswer = (answer: LaneAnswer) => Promise<void>;

/** Plays all tasks in lanes side by side, each taking the next few when it is free; stops at once when told to. */
export async function playInLanes(
  tasks: readonly DealTask[],
  lanes: readonly PlayLane[],
  take: TakeAnswer,
  signal: AbortSignal,
): Promise<void> {
  let next = 0;
  const work = async (lane: PlayLane): Promise<void> => {
    for (let size = 1; next < tasks.length && !signal.aborted; ) {
      const batch = tasks.slice(next, next + size);
      next += batch.length;
      const startMs = performance.now();
      const answer = await lane.play(batch);
      if (!signal.aborted) await take(answer);
      size = nextSize(size, performance.now() - startMs);
    }
    if (!signal.aborted) await lane.close();
  };
  const killAll = () => {
    for (const lane of lanes) lane.kill();
  };
  // Whatever ends this program early ends the lanes: they may be deep in thought.
  process.on('exit', killAll);
  try {
    await Promise.race([Promise.all(lanes.map(work)), abortOf(signal)]);
  } finally {
    killAll();
    process.off('exit', killAll);
  }
}

function abortOf(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

function nextSize(size: number, ms: number): number {
  if (ms < BATCH_MS / 2) return Math.min(LARGEST_BATCH, size * 2);
  return ms > BATCH_MS * 2 ? Math.max(1, size >> 1) : size;
}
