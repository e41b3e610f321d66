import type { Seat } from '@shoal/core';
import type { GoFishEvent } from '../rules/vocabulary.ts';
import { type Card, type Rank, readableCard, readableRank } from './card.ts';
import { HIDDEN_CARD } from './hidden.ts';
import type { Player } from './player.ts';

/** The outcome of an ask and, once goFish() was called, of the fishing after it. */
export interface TurnResult {
  readonly asker: Player;
  readonly target: Player;
  readonly rankAsked: Rank;
  /** The cards that the target handed over. */
  readonly cardsReceived: readonly Card[];
  /** Did the target have no such card? */
  readonly wentFishing: boolean;
  /**
   * The card drawn when fishing; null before goFish(), and when there was nothing to draw. A card that the table did not
   * see is face down: `isHidden` is true, and `rank` and `suit` refuse. The result of goFish() tells a person's card all
   * the same, to show to that person; `history` shows every card once the game is over.
   */
  readonly drawnCard: Card | null;
  /** The books that the asker completed. */
  readonly booksScored: readonly Rank[];
  /** False: the asker asks again. True also after a catch that empties the asker's hand or ends the game. */
  readonly turnEnds: boolean;
  /** The fishings that the game did by itself before the next ask, in order; most often none. */
  readonly followedBy: readonly ForcedFishing[];
}

/** A player had cards but nobody to ask, so the game let that player fish, and the turn passed (R4). */
export interface ForcedFishing {
  readonly player: Player;
  /** Face down as in a TurnResult. */
  readonly drawnCard: Card | null;
  /** The books that the player completed. */
  readonly booksScored: readonly Rank[];
}

/** The result with other objects in the place of its players. */
export const withPlayers = (turn: TurnResult, inPlaceOf: (player: Player) => Player): TurnResult =>
  Object.freeze({
    ...turn,
    asker: inPlaceOf(turn.asker),
    target: inPlaceOf(turn.target),
    followedBy: Object.freeze(turn.followedBy.map((f) => Object.freeze({ ...f, player: inPlaceOf(f.player) }))),
  });

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
