import type { Card, GameEvent, Seat } from '@shoal/core';
import type { CrazyEightsEvent } from '@shoal/games/crazy-eights';
import type { GoFishEvent } from '@shoal/games/go-fish';
import type { Speed } from '@shoal/room';

/** A place on the screen that cards come from and go to. */
export type Anchor = 'stock' | 'pile' | 'hand' | `seat-${number}`;

/** Cards on their way from one place to another; null is a card whose face nobody here may see. */
export interface Flight {
  readonly kind: 'cards' | 'book';
  readonly from: Anchor;
  readonly to: Anchor;
  readonly cards: readonly (Card | null)[];
}

/** The cards that moved while these events happened, as a seat saw them. */
export function flightsOf(events: readonly GameEvent[], viewer: Seat | null): Flight[] {
  const at = (seat: Seat): Anchor => (seat === viewer ? 'hand' : `seat-${seat}`);
  return (events as readonly (GoFishEvent | CrazyEightsEvent)[]).flatMap((event): Flight[] => {
    switch (event.type) {
      case 'gave':
        return [{ kind: 'cards', from: at(event.seat), to: at(event.to), cards: event.cards }];
      case 'drew':
        return event.cards.length === 0
          ? []
          : [{ kind: 'cards', from: 'stock', to: at(event.seat), cards: event.cards }];
      case 'booked':
        return [{ kind: 'book', from: at(event.seat), to: `seat-${event.seat}`, cards: event.cards }];
      case 'play':
        return [{ kind: 'cards', from: at(event.seat), to: 'pile', cards: [event.card] }];
      default:
        return [];
    }
  });
}

/** How long each motion lasts at a normal pace. */
export const CARD_MS = 200;
export const STAGGER_MS = 40;
export const BOOK_MS = 600;
export const DEAL_MS = 900;
export const SETTLE_MS = 160;

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How much slower or faster everything goes; 0 is no motion at all. */
export const motionFactor = (speed: Speed, wantsNone: boolean): number => (wantsNone ? 0 : FACTORS[speed]);
