import type { Hint, Vocabulary } from '@shoal/core';
import type { HintOrder } from '@shoal/table-ui';
import type { Remote } from '../worker/remote.ts';
import { startWorker } from '../worker/start-worker.ts';
import type { StudyCalls } from '../worker/study-calls.ts';
import { type Study, studyIn } from './study.ts';

export type { Study } from './study.ts';

export type CoachHints = readonly Hint<Vocabulary>[];

/** Work in a worker of its own. */
export const study = <T>(
  ask: (calls: Remote<StudyCalls>) => Promise<T>,
  onNews: (value: unknown) => void = () => undefined,
): Study<T> => studyIn(startWorker(), ask, onNews);

export const askForHints = (order: HintOrder): Study<CoachHints> => study((calls) => calls.hints(order));
