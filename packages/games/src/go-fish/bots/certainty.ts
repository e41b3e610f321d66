import { type Rank, rankOf, type Seat } from '@shoal/core';
import { seatIn, slotOf } from '../rules/state.ts';
import type { GoFishEvent } from '../rules/vocabulary.ts';
import type { GoFishSeatKnowledge } from './seat-knowledge.ts';

const SEATS = slotOf(0, 1);

/** Why it is certain that a seat holds a rank: it asked, was given, fished openly, or nobody else can hold it. */
export type Proof = 'asked' | 'given' | 'fished' | 'counted';

/** Must this hand hold a card of the rank? */
export function certainlyHolds(knowledge: GoFishSeatKnowledge, target: Seat, rank: Rank): boolean {
  const { common } = knowledge;
  if (common.proven[slotOf(target, rank)] > 0) return true;
  let elsewhere = common.stock;
  for (const slot of otherSlots(knowledge, rank)) if (seatIn(slot) !== target) elsewhere += common.open[slot];
  return hiddenCards(knowledge, rank) > elsewhere;
}

/** Can this hand hold no card of the rank? */
export function certainlyLacks(knowledge: GoFishSeatKnowledge, target: Seat, rank: Rank): boolean {
  const slot = slotOf(target, rank);
  const { proven, open } = knowledge.common;
  return proven[slot] === 0 && (open[slot] === 0 || hiddenCards(knowledge, rank) === 0);
}

/** How many cards of a rank are hidden from the seat. */
function hiddenCards(knowledge: GoFishSeatKnowledge, rank: Rank): number {
  const { common, own } = knowledge;
  const proven = otherSlots(knowledge, rank).reduce((sum, slot) => sum + common.proven[slot], 0);
  return common.left[rank] - own[rank] - proven;
}

const otherSlots = ({ seat }: GoFishSeatKnowledge, rank: Rank): number[] =>
  Array.from({ length: SEATS }, (_, other) => slotOf(other, rank)).filter((slot) => seatIn(slot) !== seat);

/** The latest event that proves what is certain. */
export function proofOf({ common }: GoFishSeatKnowledge, log: readonly GoFishEvent[], seat: Seat, rank: Rank): Proof {
  if (common.proven[slotOf(seat, rank)] === 0) return 'counted';
  for (let at = log.length - 1; at >= 0; at--) {
    const proof = proofIn(log[at], seat, rank);
    if (proof !== null) return proof;
  }
  return 'counted';
}

function proofIn(event: GoFishEvent, seat: Seat, rank: Rank): Proof | null {
  switch (event.type) {
    case 'ask':
      return event.seat === seat && event.rank === rank ? 'asked' : null;
    case 'gave':
      return event.to === seat && rankOf(event.cards[0]) === rank ? 'given' : null;
    case 'drew':
      return event.seat === seat && event.shown === true && rankOf(event.cards[0] as never) === rank ? 'fished' : null;
    default:
      return null;
  }
}
