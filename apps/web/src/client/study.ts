import type { HintOrder, Hints, Thought } from '@shoal/room';
import { type Remote, remoteAt, type WorkerPort } from '../worker/remote.ts';
import { startWorker } from '../worker/start-worker.ts';
import type { StudyCalls } from '../worker/study-calls.ts';

/** Thinks in a worker of its own, which is thrown away when nobody wants its answer any more. */
export function studyIn<T>(
  worker: WorkerPort,
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void,
): Thought<T> {
  const answer = ask(remoteAt<StudyCalls>(worker, onNews));
  void answer.finally(() => worker.terminate()).catch(() => undefined);
  return { answer, stop: () => worker.terminate() };
}

/** Work in a worker of its own. */
export const study = <T>(
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void = () => undefined,
): Thought<T> => studyIn(startWorker(), ask, onNews);

export const askForHints = (order: HintOrder): Thought<Hints> => study((calls) => calls.hints(order));
