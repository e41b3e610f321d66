import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Reply } from './thread-pool.ts';

/** What another thread is for. */
export type WorkerRole = 'deals' | 'thoughts';

/** How a thread of each role does its tasks. */
export type Work = Readonly<Record<WorkerRole, (task: never) => unknown>>;

/** Another thread of this very file, as it was bundled: no build can mix two versions of the program. */
export const startWorker = (role: WorkerRole): Worker => new Worker(new URL(import.meta.url), { workerData: role });

/** What the program does when it finds itself in a worker thread: the tasks of its role. */
export function serveTasks(work: Work): void {
  const doTask = work[workerData as WorkerRole];
  parentPort?.on('message', async (task: unknown) => {
    // A thread is sent tasks of its own role alone.
    parentPort?.postMessage(await replyTo(() => doTask(task as never)));
  });
}

async function replyTo(doTask: () => unknown): Promise<Reply<unknown>> {
  try {
    return { ok: true, result: await doTask() };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}
