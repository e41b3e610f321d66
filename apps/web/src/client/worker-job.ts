import type { HintOrder, Hints, Thought } from '@shoal/room';
import type { JobCalls } from '../worker/job-calls.ts';
import { type Remote, remoteAt, type WorkerPort } from '../worker/remote.ts';
import { startWorker } from '../worker/start-worker.ts';

/** Runs one job in its own worker and terminates that worker when the result is no longer wanted. */
export function runJobIn<T>(
  worker: WorkerPort,
  ask: (calls: Remote<JobCalls>) => Promise<T>,
  onNews: (value: unknown) => void,
): Thought<T> {
  const answer = ask(remoteAt<JobCalls>(worker, onNews));
  void answer.finally(() => worker.terminate()).catch(() => undefined);
  return { answer, stop: () => worker.terminate() };
}

/** Runs one job in a fresh worker of this page. */
export const runJob = <T>(
  ask: (calls: Remote<JobCalls>) => Promise<T>,
  onNews: (value: unknown) => void = () => undefined,
): Thought<T> => runJobIn(startWorker(), ask, onNews);

export const askForHints = (order: HintOrder): Thought<Hints> => runJob((calls) => calls.hints(order));
