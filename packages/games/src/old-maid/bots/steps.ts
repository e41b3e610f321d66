import type { Card, Seat } from '@shoal/core';
import type { OldMaidEvent } from '../rules/vocabulary.ts';

/** One take, as its viewer was told of it. */
export interface TakeStep {
  readonly taker: Seat;
  readonly giver: Seat;
  /** Null when the viewer may not know it. */
  readonly card: Card | null;
  /** The card that it was laid down with at once; null when the taker kept it. */
  readonly mate: Card | null;
}

export interface Story {
  /** Pairs that were laid down before the first take. */
  readonly opening: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  readonly steps: readonly TakeStep[];
}

export function storyIn(log: readonly OldMaidEvent[]): Story {
  const steps: TakeStep[] = [];
  const opening: { seat: Seat; cards: readonly Card[] }[] = [];
  for (const [at, event] of log.entries()) {
    if (event.type === 'took') steps.push(stepOf(event.seat, event.of, event.card, log[at + 1]));
    if (event.type === 'paired' && steps.length === 0) opening.push(event);
  }
  return { opening, steps };
}

function stepOf(taker: Seat, giver: Seat, card: Card | null, next: OldMaidEvent | undefined): TakeStep {
  if (next?.type !== 'paired') return { taker, giver, card, mate: null };
  const [first, second] = next.cards;
  return { taker, giver, card, mate: card === first ? second : first };
}
