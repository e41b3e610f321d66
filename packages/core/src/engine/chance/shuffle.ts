import type { Card } from '../cards/card.ts';
import type { Rng } from './rng.ts';

/** Puts the first `count` cards into an order chosen uniformly from all orders. */
export type Shuffle = (cards: Uint8Array, count: number, rng: Rng) => void;

export function fisherYates(cards: Uint8Array, count: number, rng: Rng): void {
  for (let last = count - 1; last > 0; last--) {
    const chosen = rng.below(last + 1);
    const card = cards[chosen];
    cards[chosen] = cards[last];
    cards[last] = card;
  }
}

const STACKS = 4;

/**
 * The rules document's shuffle: split the pack into several stacks at random, shuffle each alike, recombine.
 * With independent uniform stacks this is Rao-Sandelius, and exactly uniform.
 */
export function splitStacks(cards: Uint8Array, count: number, rng: Rng): void {
  splitRange(cards, 0, count, rng, new Uint8Array(count), new Uint8Array(count));
}

function splitRange(
  cards: Uint8Array,
  from: number,
  to: number,
  rng: Rng,
  stackOf: Uint8Array,
  recombined: Uint8Array,
): void {
  if (to - from < 2) return;
  for (let at = from; at < to; at++) stackOf[at] = rng.below(STACKS);
  const ends: number[] = [];
  let end = from;
  for (let stack = 0; stack < STACKS; stack++) {
    for (let at = from; at < to; at++) if (stackOf[at] === stack) recombined[end++] = cards[at];
    ends.push(end);
  }
  for (let at = from; at < to; at++) cards[at] = recombined[at];
  for (let stack = 0, start = from; stack < STACKS; start = ends[stack++]) {
    splitRange(cards, start, ends[stack], rng, stackOf, recombined);
  }
}

/** Returns the cards in a new order. */
export function shuffled(cards: readonly Card[], rng: Rng): Card[] {
  const order = Uint8Array.from(cards);
  fisherYates(order, order.length, rng);
  return [...order] as Card[];
}

export const SHUFFLES = { 'fisher-yates': fisherYates, 'split-stacks': splitStacks } as const;
export type ShuffleName = keyof typeof SHUFFLES;
export const SHUFFLE_NAMES = Object.keys(SHUFFLES) as readonly ShuffleName[];
export const DEFAULT_SHUFFLE: ShuffleName = 'fisher-yates';
