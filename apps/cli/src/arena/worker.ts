import { parentPort, Worker, workerData } from 'node:worker_threads';
import { thinkAbout } from '../thought.ts';
import { NO_BREATH } from './breath.ts';
import { jobPlayer } from './play-job.ts';
import type { Reply } from './pool.ts';

/** What another thread is for. */
export type WorkerRole = 'deals' | 'thoughts';

/** Another thread of this very file, as it was bundled: no build can mix two versions of the program. */
export const startWorker = (role: WorkerRole): Worker => new Worker(new URL(import.meta.url), { workerData: role });

/** What the program does when it finds itself in a worker thread: it plays or thinks as it is told to. */
export function serveTasks(): void {
  if ((workerData as WorkerRole) === 'thoughts') serve(thinkAbout);
  else serve(jobPlayer(NO_BREATH));
}

function serve<Task>(work: (task: Task) => unknown): void {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await replyTo(task, work));
  });
}

async function replyTo<Task>(task: Task, work: (task: Task) => unknown): Promise<Reply<unknown>> {
  try {
    return { ok: true, result: await work(task) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}
