import type { Card, CardAnchor, CardMove, Seat } from '@shoal/core';
import type { Speed } from '@shoal/room';

/** A place on the screen where cards start or land. */
export type Anchor = 'stock' | 'pile' | 'hand' | `seat-${number}`;

/** Cards on their way from one place to another; null is a card that the viewer sees only from the back. */
export interface Flight {
  readonly kind: 'cards' | 'group';
  readonly from: Anchor;
  readonly to: Anchor;
  readonly cards: readonly (Card | null)[];
  /** The place in the fan that the card leaves; null unless it leaves a hidden hand. */
  readonly spot: number | null;
}

/** The place on the screen of a seat's view. */
export function anchorOf(anchor: CardAnchor, viewer: Seat | null): Anchor {
  if (typeof anchor === 'string') return anchor;
  return anchor.seat === viewer ? 'hand' : `seat-${anchor.seat}`;
}

/** Converts card moves to flights on the screen, as a seat sees them. */
export function flightsOf(moves: readonly CardMove[], viewer: Seat | null): Flight[] {
  return moves.map(({ from, to, cards, isGroup = false, spot = null }) => ({
    kind: isGroup ? 'group' : 'cards',
    from: anchorOf(from, viewer),
    // Groups lie in front of their seat, including the viewer's.
    to: isGroup && typeof to === 'object' ? `seat-${to.seat}` : anchorOf(to, viewer),
    cards,
    spot,
  }));
}

/** The flight out of the drawn fan, or null. Later flights left fans that were never drawn. */
export function flightFromFan(flights: readonly Flight[], fan: Anchor | null): Flight | null {
  const first = flights.find(({ spot }) => spot !== null);
  return first !== undefined && first.from === fan ? first : null;
}

/** The face of a card in flight; null is its back. A card from a hidden hand is shown only to its former owner. */
export const faceInFlight = ({ from, spot }: Flight, card: Card | null): Card | null =>
  spot !== null && from !== 'hand' ? null : card;

/** The duration of each motion at normal speed. */
export const CARD_MS = 200;
export const STAGGER_MS = 40;
export const GROUP_MS = 600;
export const DEAL_MS = 900;
export const SETTLE_MS = 160;
export const TURN_MS = 240;
export const LIFT_MS = 120;
export const ANSWER_MS = 450;
export const CALL_MS = 1300;
export const FADE_MS = 120;

/** How long a back is lifted before it leaves the fan: 0 for viewers who take it, since pointing already lifted it. */
export const liftMsOf = ({ to }: Flight): number => (to === 'hand' ? 0 : LIFT_MS);

const FACTORS: Readonly<Record<Speed, number>> = { calm: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** The factor on all durations; 0 means no motion. */
export const motionFactor = (speed: Speed, wantsNone: boolean): number => (wantsNone ? 0 : FACTORS[speed]);
