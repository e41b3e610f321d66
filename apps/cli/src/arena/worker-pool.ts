import { availableParallelism } from 'node:os';
import { ThreadPool } from '@shoal/server/node';
import { EXIT, Failure, Interrupted } from '../process/exit-code.ts';
import type { Interruption } from '../process/interruption.ts';
import { startWorker } from '../process/own-program.ts';
import { words } from '../text/words.ts';
import type { Job, JobAnswer } from './job.ts';
import { jobPlayer } from './play-job.ts';
import { interruptibleYielder } from './yielder.ts';

/** Plays jobs in this thread alone, or in several others. */
export interface WorkerPool {
  readonly size: number;
  run(job: Job): Promise<JobAnswer>;
  close(): Promise<void>;
}

export const defaultJobs = (): number => availableParallelism();

/** One worker is this thread; more are threads of their own. Ctrl-C ends their work with `Interrupted`, a fault with one sentence. */
export function workerPool(size: number, interruption: Interruption): WorkerPool {
  if (size === 1) return { size, run: jobPlayer(interruptibleYielder(interruption)), close: async () => undefined };
  const threads = new ThreadPool<Job, JobAnswer>(size, () => startWorker('deals'));
  const stop = () => void threads.close(new Interrupted());
  interruption.signal.addEventListener('abort', stop);
  if (interruption.hasCome) stop();
  return {
    size,
    run: (job) => threads.run(job).catch(explained),
    async close() {
      interruption.signal.removeEventListener('abort', stop);
      await threads.close();
    },
  };
}

function explained(error: unknown): never {
  if (error instanceof Failure) throw error;
  throw new Failure(EXIT.internal, words.workerBroke(error instanceof Error ? error.message : String(error)));
}
