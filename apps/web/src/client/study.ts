import type { HintOrder, Hints, Thought } from '@shoal/room';
import { type Remote, remoteAt, type WorkerPort } from '../worker/remote.ts';
import { startWorker } from '../worker/start-worker.ts';
import type { StudyCalls } from '../worker/study-calls.ts';

/** Runs one job in its own worker and terminates that worker when the result is no longer wanted. */
export function studyIn<T>(
  worker: WorkerPort,
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void,
): Thought<T> {
  const answer = ask(remoteAt<StudyCalls>(worker, onNews));
  void answer.finally(() => worker.terminate()).catch(() => undefined);
  return { answer, stop: () => worker.terminate() };
}

/** Runs one job in a fresh worker of this page. */
export const study = <T>(
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void = () => undefined,
): Thought<T> => studyIn(startWorker(), ask, onNews);

export const askForHints = (order: HintOrder): Thought<Hints> => study((calls) => calls.hints(order));
