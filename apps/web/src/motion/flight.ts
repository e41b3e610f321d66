import type { Card, CardAnchor, CardMove, Seat } from '@shoal/core';
import type { Speed } from '@shoal/room';

/** A place on the screen that cards come from and go to. */
export type Anchor = 'stock' | 'pile' | 'hand' | `seat-${number}`;

/** Cards on their way from one place to another; null is a card whose face nobody here may see. */
export interface Flight {
  readonly kind: 'cards' | 'group';
  readonly from: Anchor;
  readonly to: Anchor;
  readonly cards: readonly (Card | null)[];
  /** The place of the fan that they come from; null where they come from no hidden hand. */
  readonly spot: number | null;
}

/** Where on the screen cards move, as a seat sees them. */
export function flightsOf(moves: readonly CardMove[], viewer: Seat | null): Flight[] {
  const at = (anchor: CardAnchor): Anchor => {
    if (typeof anchor === 'string') return anchor;
    return anchor.seat === viewer ? 'hand' : `seat-${anchor.seat}`;
  };
  return moves.map(({ from, to, cards, isGroup = false, spot = null }) => ({
    kind: isGroup ? 'group' : 'cards',
    from: at(from),
    // What is laid down lies before its seat, also the own one.
    to: isGroup && typeof to === 'object' ? `seat-${to.seat}` : at(to),
    cards,
    spot,
  }));
}

/** How long each motion lasts at a normal pace. */
export const CARD_MS = 200;
export const STAGGER_MS = 40;
export const GROUP_MS = 600;
export const DEAL_MS = 900;
export const SETTLE_MS = 160;
export const TURN_MS = 240;

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How much slower or faster everything goes; 0 is no motion at all. */
export const motionFactor = (speed: Speed, wantsNone: boolean): number => (wantsNone ? 0 : FACTORS[speed]);
