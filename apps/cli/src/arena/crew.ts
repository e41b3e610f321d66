import { availableParallelism } from 'node:os';
import { EXIT, Failure, Interrupted } from '../exit-code.ts';
import type { Interruption } from '../interruption.ts';
import { words } from '../words.ts';
import { breathFor } from './breath.ts';
import type { Answer, Job } from './job.ts';
import { jobPlayer } from './play-job.ts';
import { Pool } from './pool.ts';
import { startWorker } from './worker.ts';

/** Whoever plays jobs: this thread alone, or several others. */
export interface Crew {
  readonly size: number;
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

export const usualJobs = (): number => availableParallelism();

/** One plays here; more are threads of their own. Ctrl-C ends their work with `Interrupted`, a fault with one sentence. */
export function crewOf(size: number, interruption: Interruption): Crew {
  if (size === 1) return { size, run: jobPlayer(breathFor(interruption)), close: async () => undefined };
  const pool = new Pool<Job, Answer>(size, () => startWorker('deals'));
  const stop = () => void pool.close(new Interrupted());
  interruption.signal.addEventListener('abort', stop);
  if (interruption.hasCome) stop();
  return {
    size,
    run: (job) => pool.run(job).catch(explained),
    async close() {
      interruption.signal.removeEventListener('abort', stop);
      await pool.close();
    },
  };
}

function explained(error: unknown): never {
  if (error instanceof Failure) throw error;
  throw new Failure(EXIT.internal, words.workerBroke(error instanceof Error ? error.message : String(error)));
}
