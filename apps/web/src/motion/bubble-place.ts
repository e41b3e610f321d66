import type { Spot } from './spot.ts';

/** What bubbles have to respect. */
export interface BubbleRoom {
  readonly window: { readonly width: number; readonly height: number };
  /** The middle of the table, which people speak towards. */
  readonly centre: Spot;
  /** The viewer's prompt and cards, which no bubble covers. */
  readonly own: Spot;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The side of a seat that faces the middle of the table. */
export type Side = 'left' | 'right' | 'above' | 'below';

export interface BubblePlace extends Point {
  readonly side: Side;
  /** How far the tail is from the middle of its edge. */
  readonly tail: number;
}

const MARGIN_PX = 4;
/** A bubble lies over the edge of its seat, so that it covers little of what is behind. */
const OVER_SEAT_PX = 10;
const TAIL_PX = 7;
/** The tail stays off the round corners. */
const CORNER_PX = 16;

export function sideOf(seat: Spot, { centre, own }: BubbleRoom): Side {
  if (seat.top + seat.height <= centre.top) return 'below';
  if (seat.left + seat.width <= centre.left) return 'right';
  if (seat.left >= centre.left + centre.width) return 'left';
  return seat === own || seat.top >= centre.top + centre.height ? 'above' : 'below';
}

/** The point of a seat where a line to it ends. */
export function edgeOf(seat: Spot, room: BubbleRoom): Point {
  const [x, y] = [seat.left + seat.width / 2, seat.top + seat.height / 2];
  switch (sideOf(seat, room)) {
    case 'left':
      return { x: seat.left, y };
    case 'right':
      return { x: seat.left + seat.width, y };
    case 'above':
      return { x, y: seat.top };
    case 'below':
      return { x, y: seat.top + seat.height };
  }
}

/** Where the upper left corner of a bubble lies: at its seat, in the window, and off the viewer's cards. */
export function bubblePlace(seat: Spot, size: Pick<Spot, 'width' | 'height'>, room: BubbleRoom): BubblePlace {
  const side = sideOf(seat, room);
  const edge = edgeOf(seat, room);
  const over = seat === room.own ? -TAIL_PX : OVER_SEAT_PX;
  const beside = { left: over - size.width, right: -over, above: -size.width / 2, below: -size.width / 2 }[side];
  const beyond = { left: -size.height / 2, right: -size.height / 2, above: over - size.height, below: -over }[side];
  const { x, y } = within({ x: edge.x + beside, y: edge.y + beyond }, size, room);
  const isUpright = side === 'above' || side === 'below';
  const [offset, most] = isUpright
    ? [edge.x - x - size.width / 2, size.width / 2 - CORNER_PX]
    : [edge.y - y - size.height / 2, 0];
  return { side, x, y, tail: clamp(offset, -Math.max(0, most), Math.max(0, most)) };
}

function within({ x, y }: Point, { width, height }: Pick<Spot, 'width' | 'height'>, room: BubbleRoom): Point {
  const { window, centre, own } = room;
  const isBeside = own.left >= centre.left + centre.width;
  const right = isBeside ? own.left : window.width;
  const bottom = isBeside ? window.height : own.top;
  return {
    x: clamp(x, MARGIN_PX, right - MARGIN_PX - width),
    y: clamp(y, MARGIN_PX, bottom - MARGIN_PX - height),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How far a line bends towards the middle of the table. */
const BEND = 0.7;

/** A line between two seats that bends around those in between, and the direction in which it ends, in degrees. */
export function lineBetween(from: Point, to: Point, { centre }: BubbleRoom): { path: string; angle: number } {
  const bent = (one: number, other: number, middle: number) => {
    const between = (one + other) / 2;
    return between + (middle - between) * BEND;
  };
  const x = bent(from.x, to.x, centre.left + centre.width / 2);
  const y = bent(from.y, to.y, centre.top + centre.height / 2);
  const angle = (Math.atan2(to.y - y, to.x - x) * 180) / Math.PI;
  return { path: `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`, angle };
}
