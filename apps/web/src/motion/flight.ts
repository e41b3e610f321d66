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

/** Where something lies on the screen of a seat. */
export function anchorOf(anchor: CardAnchor, viewer: Seat | null): Anchor {
  if (typeof anchor === 'string') return anchor;
  return anchor.seat === viewer ? 'hand' : `seat-${anchor.seat}`;
}

/** Where on the screen cards move, as a seat sees them. */
export function flightsOf(moves: readonly CardMove[], viewer: Seat | null): Flight[] {
  return moves.map(({ from, to, cards, isGroup = false, spot = null }) => ({
    kind: isGroup ? 'group' : 'cards',
    from: anchorOf(from, viewer),
    // What is laid down lies before its seat, also the own one.
    to: isGroup && typeof to === 'object' ? `seat-${to.seat}` : anchorOf(to, viewer),
    cards,
    spot,
  }));
}

/** The flight out of the fan that was drawn; null: none. Later ones left fans that were never drawn. */
export function flightFromFan(flights: readonly Flight[], fan: Anchor | null): Flight | null {
  const first = flights.find(({ spot }) => spot !== null);
  return first !== undefined && first.from === fan ? first : null;
}

/** The face of a card on its way; null is its back. Out of a hidden hand only the viewer who held a card sees which it is. */
export const faceInFlight = ({ from, spot }: Flight, card: Card | null): Card | null =>
  spot !== null && from !== 'hand' ? null : card;

/** How long each motion lasts at a normal pace. */
export const CARD_MS = 200;
export const STAGGER_MS = 40;
export const GROUP_MS = 600;
export const DEAL_MS = 900;
export const SETTLE_MS = 160;
export const TURN_MS = 240;
export const LIFT_MS = 120;
export const FADE_MS = 120;

/** How long a back is lifted before it leaves its fan. Viewers who take it have lifted it by pointing at it. */
export const liftMsOf = ({ to }: Flight): number => (to === 'hand' ? 0 : LIFT_MS);

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** How much slower or faster everything goes; 0 is no motion at all. */
export const motionFactor = (speed: Speed, wantsNone: boolean): number => (wantsNone ? 0 : FACTORS[speed]);
