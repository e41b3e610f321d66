import { parentPort, Worker } from 'node:worker_threads';
import { NO_BREATH } from './breath.ts';
import type { Answer, Job } from './job.ts';
import { jobPlayer } from './play-job.ts';
import type { Reply } from './pool.ts';

/** Another thread of this very file, as it was bundled: no build can mix two versions of the program. */
export const startWorker = (): Worker => new Worker(new URL(import.meta.url));

/** What the program does when it finds itself in a worker thread: it plays what it is told to. */
export function serveJobs(): void {
  const play = jobPlayer(NO_BREATH);
  parentPort?.on('message', async (job: Job) => {
    parentPort?.postMessage(await replyTo(job, play));
  });
}

async function replyTo(job: Job, play: (job: Job) => Promise<Answer>): Promise<Reply<Answer>> {
  try {
    return { ok: true, result: await play(job) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}
