import type { Seat } from '@shoal/core';
import type { Sentences } from '../words/sentences/sentences.ts';
import type { CompletedReview } from './completed-review.ts';

/** A point of the win chances: before the first action, or after an action with its consequences. */
export interface Moment {
  /** The number of the action, from 1; 0 before the first. */
  readonly number: number;
  /** The seat that acted; null before the first action. */
  readonly seat: Seat | null;
  /** The events as the reviewing seat was told them, in whole sentences. */
  readonly told: readonly string[];
  readonly chances: readonly number[];
}

export function momentsOf(reviewed: CompletedReview, sentences: Sentences): Moment[] {
  const { start, actions, log, options } = reviewed;
  const entryAt = (index: number) => actions[index]?.entry ?? log.length;
  const tell = (from: number, to: number) => sentences.narrate(log, { from, to, options });
  return [
    { number: 0, seat: null, told: tell(0, entryAt(0)), chances: start },
    ...actions.map(({ seat, chances }, index) => ({
      ...{ number: index + 1, seat, chances },
      told: tell(entryAt(index), entryAt(index + 1)),
    })),
  ];
}
