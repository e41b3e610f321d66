import type { Seat } from '@shoal/core';
import type { Sentences } from '../words/sentences/sentences.ts';
import type { CompletedReview } from './completed-review.ts';

/** A point of the win chances: before the first action, or after one with all that came of it. */
export interface Moment {
  /** The number of the action, from 1; 0 before the first. */
  readonly number: number;
  /** Who acted; null before the first action. */
  readonly seat: Seat | null;
  /** What happened, as the reviewing seat heard it, one whole sentence each. */
  readonly told: readonly string[];
  readonly chances: readonly number[];
}

/** The whole game, moment by moment. */
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
