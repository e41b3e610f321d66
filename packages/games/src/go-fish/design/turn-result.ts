import type { Seat } from '@shoal/core';
import type { GoFishEvent } from '../rules/vocabulary.ts';
import { type Card, type Rank, readableCard, readableRank } from './card.ts';
import { HIDDEN_CARD } from './hidden.ts';
import type { Player } from './player.ts';

/** What came of an ask, and of the fishing after it. */
export interface TurnResult {
  readonly asker: Player;
  readonly target: Player;
  readonly rankAsked: Rank;
  /** The cards that the target handed over. */
  readonly cardsReceived: readonly Card[];
  /** Did the target have no such card? */
  readonly wentFishing: boolean;
  /** The card drawn when fishing; null before goFish(), and when there was nothing to draw. */
  readonly drawnCard: Card | null;
  /** The books that the asker completed. */
  readonly booksScored: readonly Rank[];
  /** False: the asker asks again. */
  readonly turnEnds: boolean;
}

/** Nobody else held cards, so the player fished without asking (R4). */
export interface ForcedFishing extends Omit<TurnResult, 'target' | 'rankAsked'> {
  readonly target: null;
  readonly rankAsked: null;
}

/** One ask with its fishing, or a fishing that nobody was asked before. */
export type HistoryEntry = TurnResult | ForcedFishing;

type Log = readonly GoFishEvent[];

export const receivedIn = (log: Log): readonly Card[] =>
  Object.freeze(log.flatMap((event) => (event.type === 'gave' ? event.cards.map(readableCard) : [])));

/** Refills are cards drawn, too, but not by fishing. */
export function drawnIn(log: Log): Card | null {
  for (const event of log) {
    if (event.type !== 'drew' || event.refill) continue;
    const [card] = event.cards;
    return card === null ? HIDDEN_CARD : readableCard(card);
  }
  return null;
}

/** A refill may complete a book for another player, which the asker did not score. */
export const booksIn = (log: Log, asker: Seat): readonly Rank[] =>
  Object.freeze(log.flatMap((e) => (e.type === 'booked' && e.seat === asker ? [readableRank(e.rank)] : [])));
