import type { Card, Suit } from '../engine/cards/card.ts';
import type { Message } from '../engine/options/message.ts';

/** Something that stands in a picture, from left to right. */
export type PicturePart =
  /** A fan of cards; null stands for a card that lies face down. */
  | { readonly type: 'cards'; readonly cards: readonly (Card | null)[]; readonly lit?: readonly number[] }
  /** The stock, or the open pile with this card on top. */
  | { readonly type: 'pile'; readonly card: Card | null }
  | { readonly type: 'suits'; readonly suits: readonly Suit[] }
  | { readonly type: 'arrow' };

/** A rule drawn with a few cards, and the one plain sentence below it. */
export interface RulePicture<M extends Message = Message> {
  readonly message: M;
  /** What a player says. */
  readonly speech?: M;
  readonly parts: readonly PicturePart[];
}
