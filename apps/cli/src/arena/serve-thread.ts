import { parentPort, workerData } from 'node:worker_threads';
import { perform } from '@shoal/room';
import type { WorkerRole } from '../process/own-program.ts';
import { jobPlayer } from './play-job.ts';
import type { Reply } from './thread-pool.ts';
import { NEVER_YIELDING } from './yielder.ts';

/** How a thread of each role does its tasks: deals of a simulation, and the thoughts of bots. */
const WORK: Readonly<Record<WorkerRole, (task: never) => unknown>> = {
  deals: jobPlayer(NEVER_YIELDING),
  thoughts: perform,
};

/** What the program does when it finds itself in a worker thread: the tasks of its role. */
export function serveThread(): void {
  const doTask = WORK[workerData as WorkerRole];
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
