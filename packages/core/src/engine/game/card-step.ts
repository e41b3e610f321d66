import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/kind.ts';

/** Null for a card that the viewer of the event may not know. */
type SeenCard = Card | null;

/** What an event does with cards, so that anybody can follow where each card of the sealed pack lies. */
export type CardStep =
  /** The next cards of the stock, to a hand, or face up on the table if `to` is null. */
  | { readonly type: 'drawn'; readonly to: Seat | null; readonly cards: readonly SeenCard[] }
  /** From a hand to another one, or face up on the table if `to` is null. */
  | { readonly type: 'moved'; readonly from: Seat; readonly to: Seat | null; readonly cards: readonly SeenCard[] }
  /** The next cards of the stock go to its bottom, one by one. */
  | { readonly type: 'buried'; readonly cards: readonly SeenCard[] }
  /** The open cards but the last one go under the rest of the stock, in a new order that chance decides. */
  | { readonly type: 'rebuilt'; readonly cards: readonly SeenCard[] }
  /** Everybody sees a card of a hand, or one in the stock if `of` is null, and it stays there. */
  | { readonly type: 'revealed'; readonly of: Seat | null; readonly cards: readonly SeenCard[] };
