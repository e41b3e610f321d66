import { parentPort } from 'node:worker_threads';
import type { Reply } from './thread-pool.ts';

/** Does the tasks that this thread is sent, one after the other. */
export function serveTasks(doTask: (task: never) => unknown): void {
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
