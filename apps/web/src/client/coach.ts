import type { HintOrder, Hints, Thought } from '@shoal/room';
import type { Remote } from '../worker/remote.ts';
import { startWorker } from '../worker/start-worker.ts';
import type { StudyCalls } from '../worker/study-calls.ts';
import { studyIn } from './study.ts';

/** Work in a worker of its own. */
export const study = <T>(
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void = () => undefined,
): Thought<T> => studyIn(startWorker(), ask, onNews);

export const askForHints = (order: HintOrder): Thought<Hints> => study((calls) => calls.hints(order));
