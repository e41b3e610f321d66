import { type Port, type Remote, remoteAt } from '../worker/remote.ts';
import type { StudyCalls } from '../worker/study-calls.ts';

/** Work under way: its answer, and a way to end it at once. */
export interface Study<T> {
  readonly answer: Promise<T>;
  stop(): void;
}

/** A worker that can be thrown away. */
export interface Thinker extends Port {
  terminate(): void;
}

/** Thinks in a worker of its own, which is thrown away when nobody wants its answer any more. */
export function studyIn<T>(
  worker: Thinker,
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void,
): Study<T> {
  const answer = ask(remoteAt<StudyCalls>(worker, onNews));
  void answer.finally(() => worker.terminate()).catch(() => undefined);
  return { answer, stop: () => worker.terminate() };
}
